import { readFileSync } from 'node:fs'
import { iconNames } from './data/icons.ts'

const source = new URL('../../../node_modules/lucide-static/icons/', import.meta.url)
const STROKE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

/** All icons of the menus in one file, a symbol each: app/models/store-icon.ts. */
export function iconSprite(): string {
  const symbols = Object.entries(iconNames).map(([name, lucide]) => toSymbol(name, readLucide(lucide)))
  return `<!-- @license lucide-static - ISC -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

export function readLucide(name: string): string {
  return readFileSync(new URL(`${name}.svg`, source), 'utf8')
}

function toSymbol(name: string, file: string): string {
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(file)?.[1]?.replace(/\s+/g, ' ').trim()
  if (!shapes) throw new Error(`No icon: ${name}`)
  return `<symbol id="${name}" viewBox="0 0 24 24" ${STROKE}>${shapes}</symbol>`
}
