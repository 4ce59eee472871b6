import type { EntryContext } from 'react-router'
import { madeOnce } from '../../api/made-once.ts'

type Manifest = EntryContext['manifest']

interface ClientFiles {
  sheets: Readonly<Record<string, string>>
  sizes: Readonly<Record<string, number>>
  facades: Readonly<Record<string, string>>
  views: Readonly<Record<string, { modules: string[]; css: string[] }>>
}

interface Documented {
  manifest: Manifest
  staticHandlerContext: { matches: readonly { route: { id: string } }[]; loaderData: Record<string, unknown> }
}

const CATALOG = 'routes/catalog/route'
const HOME = 'routes/home/route'

/** document-parts.server.tsx renders what this takes from the document's manifest, but not from the browser's. */
export function takeFiles<C extends Documented>(context: C, clientFiles: ClientFiles) {
  const { matches, loaderData } = context.staticHandlerContext
  const ids = matches.map(({ route }) => route.id)
  const view = ids.includes(HOME) ? 'home-view' : viewOf(loaderData[CATALOG])
  const key = [...ids, view].join(' ')
  const known = takenOf(context.manifest)
  const taken = known.get(key) ?? take(context.manifest, ids, clientFiles, view)
  known.set(key, taken)
  return { files: taken.files, context: { ...context, manifest: taken.manifest } }
}

const takenOf = madeOnce((_: Manifest) => new Map<string, ReturnType<typeof take>>())

/** The view is preloaded: the catalogue's route imports it only when it runs, a round trip later. */
function viewOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'page' in data ? String(data.page) : ''
}

function take(whole: Manifest, ids: string[], { sheets, sizes, facades, views }: ClientFiles, name: string) {
  const view = views[name] ?? { modules: [], css: [] }
  const module = facades[whole.entry.module] ?? whole.entry.module
  const own = ids.flatMap(id => whole.routes[id] ?? [])
  const hrefs = [...new Set([...own.flatMap(({ css = [] }) => css), ...view.css])].filter(
    href => withoutMark(href) in sheets
  )
  const addresses = [...new Set(hrefs.map(withoutMark))]
  const css = addresses.map(address => sheets[address]).join('')
  const modules = [...own.flatMap(route => [route.module, ...(route.imports ?? [])]), ...view.modules]
  const files = {
    modules: [...new Set([whole.url, module, ...whole.entry.imports, ...modules])].sort(
      (a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0)
    ),
    css,
    sheets: [...new Set([...hrefs, ...addresses])]
  }
  const routes = { ...whole.routes }
  for (const route of own)
    routes[route.id] = { ...route, imports: [], css: route.css?.filter(href => !hrefs.includes(href)) }
  return { files, manifest: { ...whole, routes, entry: { module, imports: [] } } }
}

/** React Router appends `#` to a sheet that other chunks also need, because it removes its own. Vite's address has no mark. */
export function withoutMark(href: string): string {
  return href.replace(/#$/, '')
}
