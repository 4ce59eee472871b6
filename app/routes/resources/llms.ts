import { fetchMenu } from '../../api/menus'
import { settingsOrDefaults } from '../../api/settings'
import { mapContext, scopeContext } from '../../context'
import { EMPTY_MENU } from '../../models/content/menu'
import type { Route } from './+types/llms'
import { crawlerFile } from './crawler-file.server'
import { writeLlms } from './llms-text.server'

/** GET /llms.txt: describes the store and its main pages to language models. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const place = mapContext(scope)
  const [settings, menu, footer] = await Promise.all([
    settingsOrDefaults(scope),
    fetchMenu(scope.transport, 'menu-principal', place),
    fetchMenu(scope.transport, 'rodape-principal', place)
  ])
  const text = writeLlms({
    origin: scope.origin,
    language: scope.language,
    settings,
    menu: menu.ok ? menu.data : EMPTY_MENU,
    footer: footer.ok ? footer.data : EMPTY_MENU
  })
  return crawlerFile(text, 'text/plain')
}
