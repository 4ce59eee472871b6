import { resolveLink } from './link.ts'
import { decodeEntities } from './plain-text.ts'

/**
 * Writes allowed tags anew without attributes but a checked `href`, drops or escapes the rest, closes open tags. Pictures
 * are dropped as well without `toPicture`, which returns the address to load or null.
 */
export function sanitizeHtml(
  html: string,
  origins: readonly string[],
  toPicture: (source: string) => string | null = () => null
): string {
  const open: string[] = []
  let safe = ''
  for (const { tag, text } of tokens(html)) {
    if (tag?.name === 'img') safe += writePicture(tag, toPicture)
    else safe += tag ? writeTag(tag, open, origins) : escapeText(text)
  }
  while (open.length > 0) safe += `</${open.pop()}>`
  return safe.replaceAll('<p></p>', '').trim()
}

interface Tag {
  name: string
  closing: boolean
  attributes: string
}

const ALLOWED = new Set(
  'p br hr strong b em i u s small sup sub h2 h3 h4 ul ol li dl dt dd blockquote a table caption thead tbody tfoot tr th td'.split(
    ' '
  )
)
const VOID = new Set(['br', 'hr'])
const BLOCKS = new Set('p h2 h3 h4 ul ol dl blockquote table hr'.split(' '))
/** Renamed to fit below the page's own headings. */
const RENAMED = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['div', 'p']
])
const MAX_LENGTH = 200_000
const MAX_DEPTH = 40

// A comment, an element dropped with its contents (even when unclosed), or a tag with its attributes. Every
// alternative can end at the end of the text, and a name matches whole or not at all, so that matching stays linear.
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|iframe|object|template|noscript|svg|math|textarea|title|select|head)\b[\s\S]*?(?:<\/\1\b[^>]*(?:>|$)|$)|<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|<[!?][^>]*(?:>|$)/gi

function* tokens(html: string): Generator<{ tag: Tag; text?: undefined } | { tag?: undefined; text: string }> {
  const source = html.slice(0, MAX_LENGTH)
  let last = 0
  for (const match of source.matchAll(MARKUP)) {
    if (match.index > last) yield { text: source.slice(last, match.index) }
    last = match.index + match[0].length
    if (match[3]) yield { tag: { name: match[3].toLowerCase(), closing: match[2] === '/', attributes: match[4] ?? '' } }
  }
  if (last < source.length) yield { text: source.slice(last) }
}

function readAttribute(name: keyof typeof ATTRIBUTES, attributes: string): string {
  const match = ATTRIBUTES[name].exec(attributes)
  return decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? '')
}

const ATTRIBUTES = {
  href: attribute('href'),
  src: attribute('src'),
  alt: attribute('alt'),
  width: attribute('width'),
  height: attribute('height')
}

function attribute(name: string): RegExp {
  return new RegExp(`(?:^|[\\s"'/])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
}

function writePicture({ attributes }: Tag, toPicture: (source: string) => string | null): string {
  const source = toPicture(readAttribute('src', attributes))
  if (!source) return ''
  const alt = escapeAttribute(readAttribute('alt', attributes))
  return `<img src="${escapeAttribute(source)}" alt="${alt}"${size('width')}${size('height')} loading="lazy">`

  function size(name: 'width' | 'height'): string {
    const pixels = readAttribute(name, attributes)
    return /^\d{1,4}$/.test(pixels) ? ` ${name}="${pixels}"` : ''
  }
}

function writeTag(tag: Tag, open: string[], origins: readonly string[]): string {
  const name = RENAMED.get(tag.name) ?? tag.name
  if (!ALLOWED.has(name)) return ''
  if (tag.closing) return close(name, open)
  const ended = closeBefore(name, open)
  if (VOID.has(name)) return `${ended}<${name}>`
  if (open.length >= MAX_DEPTH) return ended
  const opening = name === 'a' ? openLink(readAttribute('href', tag.attributes), origins) : `<${name}>`
  if (opening) open.push(name)
  return ended + opening
}

/** HTML allows paragraphs and list items without an end tag. */
function closeBefore(name: string, open: string[]): string {
  const last = open.at(-1)
  const ends = (last === 'p' && BLOCKS.has(name)) || (last === 'li' && name === 'li')
  return ends && last ? close(last, open) : ''
}

function openLink(href: string, origins: readonly string[]): string {
  const link = resolveLink(href, origins)
  if (!link) return ''
  return `<a href="${escapeAttribute(link.href)}"${link.external ? ' rel="noopener nofollow"' : ''}>`
}

/** Also closes the elements inside it. Drops an end tag without a start tag. */
function close(name: string, open: string[]): string {
  if (!open.includes(name)) return ''
  let closed = ''
  let last: string | undefined
  do {
    last = open.pop()
    closed += `</${last}>`
  } while (last !== name)
  return closed
}

function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
