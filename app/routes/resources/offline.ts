import { scopeContext } from '../../context.ts'
import { readLanguage } from '../../i18n/language.ts'
import { offlinePage } from '../../shell/offline/offline-page.server.ts'
import type { Route } from './+types/offline.ts'

/** GET /sem-conexao?idioma=0|1: the service worker caches it and shows it under the address that failed to load. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex'
  }
  const language = readLanguage(url.searchParams.get('idioma'))
  return new Response(await offlinePage(context.get(scopeContext), language), { headers })
}
