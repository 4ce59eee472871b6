import { HTMLElement, type Node, TextNode } from 'node-html-parser'

const UNSEEN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SVG'])

/** The text that a visitor reads, elements separated by spaces. Leaves out the elements of `without`. */
export function wordsOf(node: Node | null, without: ReadonlySet<Node> = NONE): string {
  const parts: string[] = []
  if (node) collect(node, without, parts)
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}

const NONE: ReadonlySet<Node> = new Set()

function collect(node: Node, without: ReadonlySet<Node>, parts: string[]): void {
  if (node instanceof TextNode) parts.push(node.text)
  else if (node instanceof HTMLElement && !without.has(node) && !isUnseen(node))
    for (const child of node.childNodes) collect(child, without, parts)
}

/** Hidden elements named S:… are parts that React streams, and moves into place by script. */
function isUnseen(element: HTMLElement): boolean {
  if (UNSEEN.has(element.tagName)) return true
  return element.hasAttribute('hidden') && !element.id.startsWith('S:')
}

/** Small letters without accents. Each character keeps its place. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00c0-\u024f]/g, letter => letter.normalize('NFD').charAt(0))
    .toLowerCase()
}

/** What a link or button is called: its text, label, title and pictures. */
export function nameOf(element: HTMLElement): string {
  const pictures = element.querySelectorAll('img').map(picture => picture.getAttribute('alt'))
  const labels = [element.getAttribute('aria-label'), element.getAttribute('title'), ...pictures]
  return [wordsOf(element), ...labels.map(label => label ?? '')].join(' ')
}

/** Prices in reais that a text names, in cents. */
export function pricesIn(words: string): number[] {
  return [...words.matchAll(PRICE)].map(([, whole = '', cents = '00']) => Number(whole.replaceAll('.', '') + cents))
}

const PRICE = /R\$\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:\s*,\s*(\d{2}))?(?!\d)/g
