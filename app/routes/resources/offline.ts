import { settingsOrDefaults } from '../../api/settings'
import { scopeContext } from '../../context'
import { htmlLang, readLanguage } from '../../i18n/language'
import { createTranslator } from '../../i18n/translator'
import type { Route } from './+types/offline'
import { writeOfflinePage } from './offline-page.server'

/** GET /sem-conexao?idioma=0|1: the service worker caches it and shows it under the address that failed to load. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const language = readLanguage(new URL(request.url).searchParams.get('idioma') ?? undefined)
  const { name } = await settingsOrDefaults(scope)
  const html = writeOfflinePage({ t: createTranslator(language), lang: htmlLang(language), name, nonce: scope.nonce })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex'
  }
  return new Response(html, { headers })
}
