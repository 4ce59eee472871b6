import { menuOrEmpty } from '../../api/menus.ts'
import { settingsOrDefaults } from '../../api/settings.ts'
import { scopeContext } from '../../context.ts'
import { loadContact } from '../../loaders/contact.server.ts'
import type { Route } from './+types/llms.ts'
import { crawlerFile } from './crawler-file.server.ts'
import { writeLlms } from './llms-text.server.ts'

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
