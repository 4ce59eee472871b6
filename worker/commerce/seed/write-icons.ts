import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { iconNames } from './data/icons.ts'

const source = new URL('../../../node_modules/lucide-static/icons/', import.meta.url)
const target = new URL('../../../public/media/icons/', import.meta.url)

// The menus' icons, under the store's own names. Lucide, ISC licence: the notice stays in each file.
mkdirSync(target, { recursive: true })
for (const [name, lucide] of Object.entries(iconNames)) {
  writeFileSync(new URL(`${name}.svg`, target), readFileSync(new URL(`${lucide}.svg`, source)))
}
