import { menuOrEmpty } from '../../api/menus'
import { settingsOrDefaults } from '../../api/settings'
import { scopeContext } from '../../context'
import type { Route } from './+types/llms'
import { crawlerFile } from './crawler-file.server'
import { writeLlms } from './llms-text.server'

/** GET /llms.txt: describes the store and its main pages to language models. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const [settings, menu, footer] = await Promise.all([
    settingsOrDefaults(scope),
    menuOrEmpty(scope, 'menu-principal'),
    menuOrEmpty(scope, 'rodape-principal')
  ])
  return crawlerFile(writeLlms(scope, settings, menu, footer), 'text/plain')
}
