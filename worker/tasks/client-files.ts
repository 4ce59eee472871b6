import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const MODULE = 'virtual:client-files'
const RESOLVED = `\0${MODULE}`

/** Chunks that a route imports when it runs, by their name: worker/tasks/chunks.ts. */
const VIEWS = [
  { name: 'product', route: 'app/routes/catalog/route.tsx' },
  { name: 'listing', route: 'app/routes/catalog/route.tsx' },
  // Documents show home without its code.
  { name: 'home-view', route: 'app/routes/home/route.tsx', stylesAlone: true }
]

/** Style sheets, sizes of scripts, facades and views by address, for the server's build: see docs/decisions/006. */
export function clientFiles(): Plugin {
  let client = ''
  return {
    name: 'client-files',
    configResolved({ root, environments, command }) {
      if (command === 'build') client = resolve(root, environments.client?.build.outDir ?? '')
    },
    resolveId: id => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      const isBuilt = client && this.environment.name === 'ssr'
      return Object.entries(isBuilt ? readBuild(client) : { sheets: {}, sizes: {}, facades: {}, views: {} })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join(';')
    }
  }
}

function readBuild(client: string) {
  const manifest = JSON.parse(readFileSync(resolve(client, '.vite/manifest.json'), 'utf8'))
  return { ...readClientFiles(resolve(client, 'assets')), views: viewsIn(manifest) }
}

/** What a document that shows a view needs besides its route's own files. */
export function viewsIn(manifest: Manifest): Record<string, { modules: string[]; css: string[] }> {
  return Object.fromEntries(
    VIEWS.map(({ name, route, stylesAlone }) => {
      const view = laterThan(manifest, route).filter(key => manifest[key]?.name === name)
      if (view.length === 0)
        throw new Error(`${route} imports no chunk named ${name}: see worker/tasks/client-files.ts`)
      const chunks = [...(stylesAlone ? view : withImports(manifest, view))].flatMap(key => manifest[key] ?? [])
      const css = chunks.flatMap(chunk => chunk.css ?? [])
      const modules = stylesAlone ? [] : chunks.map(({ file }) => `/${file}`)
      return [name, { modules, css: css.map(file => `/${file}`) }]
    })
  )
}

/** What the route imports when it runs. */
function laterThan(manifest: Manifest, route: string): string[] {
  const keys = Object.keys(manifest).filter(key => key.startsWith(route))
  return [...withImports(manifest, keys)].flatMap(key => manifest[key]?.dynamicImports ?? [])
}

/** The keys, and those of all that they import statically. */
export function withImports(manifest: Manifest, keys: string[]): Set<string> {
  const found = new Set(keys)
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported)
  return found
}

const IMPORT_ALONE = /^import"\.\/([^"]+)";\s*$/

/** Facades are entries that only import one chunk, which can be requested directly. */
export function readClientFiles(folder: string) {
  const sheets: Record<string, string> = {}
  const sizes: Record<string, number> = {}
  const facades: Record<string, string> = {}
  for (const name of readdirSync(folder)) {
    const file = resolve(folder, name)
    const address = `/assets/${name}`
    if (name.endsWith('.css')) sheets[address] = readSheet(file)
    if (!name.endsWith('.js')) continue
    const { size } = statSync(file)
    sizes[address] = size
    const chunk = size < 200 ? IMPORT_ALONE.exec(readFileSync(file, 'utf8'))?.[1] : null
    if (chunk) facades[address] = `/assets/${chunk}`
  }
  if (Object.keys(sheets).length === 0) throw new Error(`No style sheet in ${folder}: the client is built first`)
  return { sheets, sizes, facades }
}

function readSheet(file: string): string {
  const text = readFileSync(file, 'utf8').trim()
  if (/<\/style/i.test(text)) throw new Error(`${file} would end the style element that it is written into`)
  return text
}
