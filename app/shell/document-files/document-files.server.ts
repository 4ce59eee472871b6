import type { EntryContext } from 'react-router'
import { madeOnce } from '../../api/made-once'
import type { DocumentFiles } from './document-files'

type Manifest = EntryContext['manifest']
type ManifestRoute = NonNullable<Manifest['routes'][string]>

export interface ClientFiles {
  sheets: Readonly<Record<string, string>>
  sizes: Readonly<Record<string, number>>
  facades: Readonly<Record<string, string>>
}

interface Documented {
  manifest: Manifest
  staticHandlerContext: { matches: readonly { route: { id: string } }[] }
}

/** `InlineStyles` and `ModulePreloads` render what this takes from the document's manifest, but not from the browser's. */
export function takeFiles<C extends Documented>(context: C, clientFiles: ClientFiles) {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const key = ids.join(' ')
  const known = takenOf(context.manifest)
  const { files, manifest } = known.get(key) ?? take(context.manifest, ids, clientFiles)
  known.set(key, { files, manifest })
  return { files, context: { ...context, manifest } }
}

interface Taken {
  files: DocumentFiles & { cssBytes: Uint8Array }
  manifest: Manifest
}

/** Cached by route ids: the files of a build do not change. */
const takenOf = madeOnce((_: Manifest) => new Map<string, Taken>())

function take(whole: Manifest, routes: string[], { sheets, sizes, facades }: ClientFiles): Taken {
  const manifest = withoutFacade(whole, facades)
  const ids = routes.filter(id => manifest.routes[id])
  const own = ids.flatMap(id => manifest.routes[id] ?? [])
  const hrefs = [...new Set(own.flatMap(({ css = [] }) => css))].filter(href => withoutMark(href) in sheets)
  const addresses = [...new Set(hrefs.map(withoutMark))]
  const css = addresses.map(address => sheets[address]).join('')
  const files = {
    modules: modulesOf(manifest, own).sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0)),
    css,
    cssBytes: new TextEncoder().encode(css),
    sheets: [...new Set([...hrefs, ...addresses])]
  }
  return { files, manifest: withoutFiles(manifest, ids, hrefs) }
}

function withoutFacade(manifest: Manifest, facades: ClientFiles['facades']): Manifest {
  const { module, imports } = manifest.entry
  return { ...manifest, entry: { module: facades[module] ?? module, imports } }
}

function modulesOf({ url, entry }: Manifest, own: ManifestRoute[]): string[] {
  const ofRoutes = own.flatMap(({ module, imports = [] }) => [module, ...imports])
  return [...new Set([url, entry.module, ...entry.imports, ...ofRoutes])]
}

/** React Router appends `#` to a sheet that other chunks also need. Vite's address has no mark. */
function withoutMark(href: string): string {
  return href.replace(/#$/, '')
}

function withoutFiles(manifest: Manifest, ids: string[], hrefs: string[]): Manifest {
  const routes = { ...manifest.routes }
  for (const id of ids) {
    const route = routes[id]
    if (route) routes[id] = { ...route, imports: [], css: route.css?.filter(href => !hrefs.includes(href)) }
  }
  return { ...manifest, routes, entry: { ...manifest.entry, imports: [] } }
}
