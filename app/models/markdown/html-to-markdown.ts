import { decodeEntities } from '../content/plain-text.ts'
import { escapeMarkdown } from './markdown-text.ts'

/** Takes HTML of `sanitizeHtml`. `origin` makes paths absolute. Headings are one level below the page's sections. */
export function htmlToMarkdown(html: string, origin: string): string {
  const state: State = { lists: [], cells: 0, headRow: false, href: '' }
  let text = ''
  for (const [, closing, name, href, words] of html.matchAll(TOKEN)) {
    text += name ? writeTag(state, name, closing === '/', readHref(href, origin)) : writeWords(words ?? '')
  }
  return text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

interface State {
  /** Open lists, innermost last: the number of the next item, or null for unordered lists. */
  lists: (number | null)[]
  cells: number
  headRow: boolean
  href: string
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?: href="([^"]*)")?[^<>]*>|([^<>]+)/g

function readHref(href: string | undefined, origin: string): string {
  const address = decodeEntities(href ?? '')
  return address.startsWith('/') ? origin + address : address
}

function writeWords(words: string): string {
  const text = decodeEntities(words).replace(/\s+/g, ' ')
  const [before = '', after = ''] = [/^\s/.exec(text)?.[0], /\S\s$/.test(text) ? ' ' : '']
  return before + escapeMarkdown(text) + after
}

function writeTag(state: State, name: string, isClosing: boolean, href: string): string {
  if (name in MARKS) return MARKS[name] ?? ''
  if (name in HEADINGS) return isClosing ? '\n\n' : `\n\n${HEADINGS[name]} `
  if (name === 'a') return writeLink(state, isClosing, href)
  if (name === 'ul' || name === 'ol') return writeList(state, isClosing, name === 'ol')
  if (name === 'li') return isClosing ? '' : writeItem(state)
  return writeCell(state, name, isClosing)
}

const MARKS: Record<string, string> = {
  p: '\n\n',
  br: '\n',
  hr: '\n\n---\n\n',
  strong: '**',
  b: '**',
  em: '_',
  i: '_',
  blockquote: '\n\n',
  dl: '\n\n',
  dt: '\n\n',
  dd: '\n',
  caption: '\n\n'
}
const HEADINGS: Record<string, string> = { h2: '###', h3: '####', h4: '#####' }

function writeLink(state: State, isClosing: boolean, href: string): string {
  if (!isClosing) state.href = href
  return isClosing ? `](${state.href.replaceAll(' ', '%20').replaceAll(')', '%29')})` : '['
}

function writeList({ lists }: State, isClosing: boolean, isNumbered: boolean): string {
  if (isClosing) lists.pop()
  else lists.push(isNumbered ? 1 : null)
  return lists.length > (isClosing ? 0 : 1) ? '' : '\n\n'
}

function writeItem({ lists }: State): string {
  const indent = '  '.repeat(Math.max(0, lists.length - 1))
  const number = lists.at(-1)
  if (typeof number !== 'number') return `\n${indent}- `
  lists[lists.length - 1] = number + 1
  return `\n${indent}${number}. `
}

function writeCell(state: State, name: string, isClosing: boolean): string {
  if (name === 'table') {
    state.headRow = true
    return '\n\n'
  }
  if (name === 'td' || name === 'th') {
    if (!isClosing) state.cells += 1
    return isClosing ? ' |' : ' '
  }
  if (name !== 'tr') return ''
  return isClosing ? endRow(state) : '\n|'
}

function endRow(state: State): string {
  const line = state.headRow ? `\n|${' --- |'.repeat(state.cells)}` : ''
  state.headRow = false
  state.cells = 0
  return line
}
