import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:page-styles'
const RESOLVED = `\0${MODULE}`

/**
 * The text of every style sheet of the client's build by its address, for the server's build, which comes after it: see
 * docs/decisions/025. Empty in development, where documents link their sheets.
 */
export function pageStyles(): Plugin {
  let assets = ''
  return {
    name: 'page-styles',
    configResolved({ root, environments, command }) {
      if (command === 'build') assets = resolve(root, environments.client?.build.outDir ?? '', 'assets')
    },
    resolveId: id => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      const sheets = assets && this.environment.name === 'ssr' ? readSheets(assets) : {}
      return `export const sheets = ${JSON.stringify(sheets)}`
    }
  }
}

export function readSheets(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter(file => file.endsWith('.css'))
  if (files.length === 0) throw new Error(`No style sheet in ${folder}: the client is built first`)
  return Object.fromEntries(files.map(file => [`/assets/${file}`, textOf(resolve(folder, file))]))
}

function textOf(file: string): string {
  const text = readFileSync(file, 'utf8').trim()
  if (/<\/style/i.test(text)) throw new Error(`${file} would end the style element that it is written into`)
  return text
}
