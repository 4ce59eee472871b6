import { fetchMenu } from '../../api/menus'
import { fetchSettings } from '../../api/settings'
import { mapContext, scopeContext } from '../../context'
import { EMPTY_MENU } from '../../models/content/menu'
import { DEFAULT_SETTINGS } from '../../models/store/default-settings'
import type { Route } from './+types/llms'
import { crawlerFile } from './crawler-file.server'
import { writeLlms } from './llms-text.server'

/** GET /llms.txt: describes the store and its main pages to language models. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const place = mapContext(scope)
  const [settings, menu, footer] = await Promise.all([
    fetchSettings(scope.transport, place),
    fetchMenu(scope.transport, 'menu-principal', place),
    fetchMenu(scope.transport, 'rodape-principal', place)
  ])
  const text = writeLlms({
    origin: scope.origin,
    language: scope.language,
    settings: settings.ok ? settings.data : DEFAULT_SETTINGS,
    menu: menu.ok ? menu.data : EMPTY_MENU,
    footer: footer.ok ? footer.data : EMPTY_MENU
  })
  return crawlerFile(text, 'text/plain')
}
