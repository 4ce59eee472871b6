import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:client-files'
const RESOLVED = `\0${MODULE}`

/** Style sheets, sizes of scripts and facades by address, for the server's build: see docs/decisions/025. */
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
      const files = isBuilt
        ? { sheets: readSheets(assets), sizes: readSizes(assets), facades: readFacades(assets) }
        : { sheets: {}, sizes: {}, facades: {} }
      return Object.entries(files)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join(';')
    }
  }
}

export function readSheets(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter(file => file.endsWith('.css'))
  if (files.length === 0) throw new Error(`No style sheet in ${folder}: the client is built first`)
  return Object.fromEntries(files.map(file => [`/assets/${file}`, textOf(resolve(folder, file))]))
}

export function readSizes(folder: string): Record<string, number> {
  const files = readdirSync(folder).filter(file => file.endsWith('.js'))
  return Object.fromEntries(files.map(file => [`/assets/${file}`, statSync(resolve(folder, file)).size]))
}

const IMPORT_ALONE = /^import"\.\/([^"]+)";\s*$/

/** Maps entries that only import one chunk to that chunk, which can be requested directly. */
export function readFacades(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter(file => file.endsWith('.js') && statSync(resolve(folder, file)).size < 200)
  const pairs = files.map(file => [file, IMPORT_ALONE.exec(readFileSync(resolve(folder, file), 'utf8'))?.[1]])
  return Object.fromEntries(pairs.flatMap(([file, chunk]) => (chunk ? [[`/assets/${file}`, `/assets/${chunk}`]] : [])))
}

function textOf(file: string): string {
  const text = readFileSync(file, 'utf8').trim()
  if (/<\/style/i.test(text)) throw new Error(`${file} would end the style element that it is written into`)
  return text
}
