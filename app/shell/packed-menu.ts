import type { MenuItem } from '../models/menu'

/** A node of a menu as the shell shows it. Without `href` it is the head of its `items`. */
export interface MenuNode {
  label: string
  href: string
  highlight: boolean
  items: MenuNode[]
}

/**
 * A menu as one text, a line per item: depth, highlight, label, address. Loader data is written into every page, and
 * there a text is a third of the same tree as objects. An address below its parent's stands without that part, and
 * without its last part where that is the label as a slug.
 */
export function packMenu(items: readonly MenuItem[]): string {
  return items.flatMap(item => packItem(item, 0, '')).join('\n')
}

export function unpackMenu(packed: string): MenuNode[] {
  const roots: MenuNode[] = []
  const path: MenuNode[] = []
  for (const line of packed === '' ? [] : packed.split('\n')) {
    const depth = Number(line.charAt(0))
    const parent = depth > 0 ? path[depth - 1] : undefined
    const node = readLine(line, parent?.href ?? '')
    path[depth] = node
    if (parent) parent.items.push(node)
    else roots.push(node)
  }
  return roots
}

function packItem({ label, link, highlight, items = [] }: MenuItem, depth: number, parent: string): string[] {
  const href = link?.href ?? ''
  const line = `${depth}${highlight ? '*' : ' '}${label.replace(/\s+/g, ' ')}\t${shorten(href, parent, label)}`
  return [line, ...items.flatMap(item => packItem(item, depth + 1, href))]
}

// A shortened address is told from a whole one by its first sign.
function shorten(href: string, parent: string, label: string): string {
  const rest = href.startsWith(`${parent}/`) ? href.slice(parent.length + 1) : ''
  if (rest === '') return href
  return `~${rest === slug(label) ? '' : rest}`
}

function lengthen(href: string, parent: string, label: string): string {
  return href.startsWith('~') ? `${parent}/${href.slice(1) || slug(label)}` : href
}

/** `Colágeno e beleza` -> `colageno-e-beleza` */
function slug(label: string): string {
  const plain = label.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return plain
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

function readLine(line: string, parent: string): MenuNode {
  const [label = '', href = ''] = line.slice(2).split('\t')
  return { label, href: lengthen(href, parent, label), highlight: line.charAt(1) === '*', items: [] }
}
