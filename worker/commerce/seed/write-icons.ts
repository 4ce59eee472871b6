import { mkdirSync, writeFileSync } from 'node:fs'
import { iconNames } from './data/icons.ts'
import { iconSprite, readLucide } from './icon-sprite.ts'

const target = new URL('../../../public/media/icons/', import.meta.url)

// The menus' icons, under the store's own names. Lucide, ISC licence: the notice stays in each file.
mkdirSync(target, { recursive: true })
for (const [name, lucide] of Object.entries(iconNames)) {
  writeFileSync(new URL(`${name}.svg`, target), readLucide(lucide))
}
writeFileSync(new URL('all.svg', target), iconSprite())
