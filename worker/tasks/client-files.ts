import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:client-files'
const RESOLVED = `\0${MODULE}`

/**
 * The text of every style sheet of the client's build and the size of every script, by their address, for the server's
 * build, which comes after it: see docs/decisions/025. Empty in development, where documents link their sheets.
 */
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
      const [sheets, sizes] = isBuilt ? [readSheets(assets), readSizes(assets)] : [{}, {}]
      return `export const sheets = ${JSON.stringify(sheets)}; export const sizes = ${JSON.stringify(sizes)}`
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

function textOf(file: string): string {
  const text = readFileSync(file, 'utf8').trim()
  if (/<\/style/i.test(text)) throw new Error(`${file} would end the style element that it is written into`)
  return text
}
