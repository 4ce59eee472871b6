import type { WireMenu, WireMenuItem } from '../../contract/menus.ts'
import type { MapContext } from '../store/map-context.ts'
import { type Link, resolveLink, toPath, toPicture, toSource } from './link.ts'
import { plainText } from './plain-text.ts'

export interface MenuItem {
  label: string
  link?: Link
  /** The text of a `link` field that is not a link: menus double as key/value texts. */
  text?: string
  newTab?: true
  highlight?: true
  icon?: string
  /** Of an entry of the first level. */
  picture?: string
  items?: MenuItem[]
}

export type Menu = ReturnType<typeof toMenu>

export const EMPTY_MENU: Menu = { title: '', items: [] }

export function toMenu({ nome, menu }: WireMenu, context: MapContext) {
  return { title: plainText(nome), items: menu.map(item => toItem(item, context)) }
}

/** Reads a menu as key/value pairs: the label is the key, `text` (or the address) the value. Empty for unknown keys. */
export function menuText({ items }: Menu, key: string): string {
  const item = items.find(({ label }) => label.toLowerCase() === key.toLowerCase())
  return item?.text ?? item?.link?.href ?? ''
}

export function everyItem(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap(item => [item, ...everyItem(item.items ?? [])])
}

export function ownLinks(items: readonly MenuItem[]): { label: string; href: string }[] {
  return items.flatMap(({ label, link }) => (link && !link.external ? [{ label, href: link.href }] : []))
}

const MAX_DEPTH = 4

function toItem(wire: WireMenuItem, context: MapContext, depth = 1): MenuItem {
  const link = itemLink(wire, context)
  const icon = wire.icone && toIcon(wire.icone, context)
  const picture = depth === 1 && toPicture(wire.imagem, context)
  return {
    label: plainText(wire.label).replaceAll('*', ''),
    ...(link && { link }),
    ...(!link && wire.link.trim() !== '' && { text: plainText(wire.link) }),
    ...(wire.target === '_blank' && { newTab: true }),
    ...(wire.destaque && { highlight: true }),
    ...(icon && { icon }),
    ...(picture && { picture }),
    ...(wire.sub.length > 0 && depth < MAX_DEPTH && { items: wire.sub.map(sub => toItem(sub, context, depth + 1)) })
  }
}

function itemLink({ rota, link }: WireMenuItem, { origins }: MapContext): Link | null {
  const path = toPath(rota.path || rota.route)
  if (!path) return resolveLink(link, origins)
  const query = new URLSearchParams(rota.query).toString()
  return { href: query && !path.includes('?') ? `${path}?${query}` : path, external: false }
}

const OWN_ICON = /^\/media\/icons\/([\w-]+)\.svg$/

/** The embedded backend's icons are symbols of one file: each separate SVG picture costs the browser a document. */
export function toIcon(value: string, context: MapContext): string | null {
  const source = toSource(value, context)
  const name = context.media ? undefined : OWN_ICON.exec(source ?? '')?.[1]
  return name ? `/media/icons/all.svg#${name}` : source
}
