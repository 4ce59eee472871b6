import type { RouterContextProvider } from 'react-router'
import { fetchMenu } from '../api/menus'
import { fetchSettings } from '../api/settings'
import { settleWithin } from '../api/settle-within'
import { mapContext, type RequestScope, scopeContext, subjectContext } from '../context'
import { socialProfiles } from '../models/content/social-profiles'
import { type Project, type Subject, structuredData, toScriptText } from '../models/content/structured-data'
import { DEFAULT_SETTINGS } from '../models/store/default-settings'
import type { Settings } from '../models/store/settings'

/** The shell's loader makes the same calls. A later answer would delay the first byte. */
const GRACE_MS = 20

/** The page's JSON-LD as text. Empty without structured data or without the store's identity. */
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

async function loadProject(scope: RequestScope, { store }: Subject): Promise<Project | null> {
  const place = mapContext(scope)
  const [settings, footer] = await Promise.all([
    fetchSettings(scope.transport, place),
    store ? fetchMenu(scope.transport, FOOTER, place) : null
  ])
  return settings.ok ? toProject(settings.data, scope.origin, footer?.ok ? socialProfiles(footer.data) : []) : null
}

const FOOTER = 'rodape-principal'
/** Search engines take no logo under 112 by 112 pixels: the drawing beside the name in the header is 64 high. */
const OWN_LOGO = '/icons/icon-512.png'

function toProject(settings: Settings, origin: string, profiles: string[]): Project {
  const { name, legalName, phone, email, address, deliveries } = settings
  const logo = settings.logo ?? (name === DEFAULT_SETTINGS.name ? OWN_LOGO : null)
  return {
    name,
    legalName,
    phone,
    email,
    address,
    origin,
    profiles,
    deliveries,
    logo: logo && new URL(logo, origin).href
  }
}
