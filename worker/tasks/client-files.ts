import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:client-files'
const RESOLVED = `\0${MODULE}`

/** Style sheets, sizes of scripts and facades by address, for the server's build: see docs/decisions/006. */
export function clientFiles(): Plugin {
  let assets = ''
  return {
    name: 'client-files',
    configResolved({ root, environments, command }) {
      if (command === 'build') assets = resolve(root, environments.client?.build.outDir ?? '', 'assets')
    },
    resolveId: id => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      const isBuilt = assets && this.environment.name === 'ssr'
      return Object.entries(isBuilt ? readClientFiles(assets) : { sheets: {}, sizes: {}, facades: {} })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join(';')
    }
  }
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
