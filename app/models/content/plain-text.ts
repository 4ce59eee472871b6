import { unaccented } from '../store/unaccented.ts'

/** The text of HTML with entities decoded, for labels, messages and descriptions. Render it as text only. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim()
  const words = html.replace(DROPPED, '').replace(TAG, tag => (INLINE.test(tag) ? '' : ' '))
  return decodeEntities(words).replace(/\s+/g, ' ').trim()
}

/** To compare words: without accents, in small letters. */
export function comparableText(html: string): string {
  return unaccented(plainText(html))
}

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[\da-f]{1,7}|[a-z]+);?/gi, decodeEntity)
}

const DROPPED = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\b[^>]*(?:>|$)|$)/gi
const TAG = /<[/!?]?[a-z][^<>]*>/gi
const INLINE = /^<\/?(a|b|em|font|i|mark|s|small|span|strong|sub|sup|u)\b/i

const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ordm: 'º',
    ordf: 'ª',
    deg: '°',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    copy: '©',
    reg: '®',
    trade: '™',
    micro: 'µ',
    middot: '·',
    ldquo: '“',
    rdquo: '”'
  })
)
const ACCENTS = new Map(
  Object.entries({ acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303', uml: '\u0308', cedil: '\u0327' })
)

function decodeEntity(entity: string, name: string): string {
  if (name.startsWith('#')) return decodeNumber(name.slice(1)) ?? entity
  const accent = ACCENTS.get(name.slice(1))
  return accent ? (name.charAt(0) + accent).normalize() : (NAMED.get(name) ?? entity)
}

function decodeNumber(digits: string): string | null {
  const code = Number(/^x/i.test(digits) ? `0${digits}` : digits)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null
}
