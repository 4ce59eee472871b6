import { menuOrEmpty } from '../../api/menus'
import { settingsOrDefaults } from '../../api/settings'
import { scopeContext } from '../../context'
import { loadContact } from '../../loaders/contact.server'
import type { Route } from './+types/llms'
import { crawlerFile } from './crawler-file.server'
import { writeLlms } from './llms-text.server'

/** GET /llms.txt: describes the store and its main pages to language models. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const settings = settingsOrDefaults(scope)
  const [known, contact, menu, footer] = await Promise.all([
    settings,
    loadContact(scope, settings),
    menuOrEmpty(scope, 'menu-principal'),
    menuOrEmpty(scope, 'rodape-principal')
  ])
  return crawlerFile(writeLlms(scope, known, contact, { menu, footer }), 'text/plain')
}
