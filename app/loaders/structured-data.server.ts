import type { RouterContextProvider } from 'react-router'
import { fetchMenu } from '../api/menus.ts'
import { fetchSettings } from '../api/settings.ts'
import { settleWithin } from '../api/settle-within.ts'
import { mapContext, type RequestScope, scopeContext, subjectContext } from '../context.ts'
import { everyItem, type Menu } from '../models/content/menu.ts'
import { type Project, type Subject, structuredData, toScriptText } from '../models/content/structured-data.ts'
import { DEFAULT_SETTINGS } from '../models/store/default-settings.ts'
import { loadContact } from './contact.server.ts'

/** The shell's loader makes the same calls. A later answer would delay the first byte. */
const GRACE_MS = 20

export async function loadStructuredData(context: Readonly<RouterContextProvider>): Promise<string> {
  const describe = context.get(subjectContext)
  if (!describe) return ''
  const scope = context.get(scopeContext)
  const subject = describe()
  const { project } = await settleWithin({ project: loadProject(scope, subject) }, GRACE_MS)
  if (project instanceof Promise) scope.markIncomplete?.()
  if (project === null || project instanceof Promise) return ''
  const graph = structuredData(project, subject, { nowMs: Date.now(), defaultRating: scope.defaultRating ?? false })
  return graph ? toScriptText(graph) : ''
}

/** Search engines take no logo under 112 by 112 pixels: the drawing beside the name in the header is 64 high. */
const OWN_LOGO = '/icons/icon-512.png'

async function loadProject(scope: RequestScope, { store }: Subject): Promise<Project | null> {
  const { transport, origin } = scope
  const place = mapContext(scope)
  const [settings, footer, contact] = await Promise.all([
    fetchSettings(transport, place),
    store ? fetchMenu(transport, 'rodape-principal', place) : null,
    store ? loadContact(scope) : null
  ])
  if (!settings.ok) return null
  const { name } = settings.data
  const { legalName, cnpj, phone, email } = contact ?? settings.data
  const logo = settings.data.logo ?? (name === DEFAULT_SETTINGS.name ? OWN_LOGO : null)
  const profiles = footer?.ok ? socialProfiles(footer.data) : []
  return { ...settings.data, legalName, cnpj, phone, email, origin, logo: logo && new URL(logo, origin).href, profiles }
}

const NETWORKS = /^https:\/\/(www\.)?(instagram|facebook|youtube|tiktok|linkedin|pinterest|x|twitter)\.com\/\S/

function socialProfiles({ items }: Menu): string[] {
  const links = everyItem(items).flatMap(({ link }) => (link?.external ? [link.href] : []))
  return [...new Set(links.filter(href => NETWORKS.test(href)))]
}
