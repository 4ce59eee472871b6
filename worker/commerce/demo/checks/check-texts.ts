import type { Text } from '../schema/fields.ts'
import { linkResolves } from './links.ts'

const ALLOWED_TAGS = /^(h2|h3|p|ul|ol|li|dl|dt|dd|a|img|strong|small|br|table|thead|tbody|tr|th|td)$/

/** Problems of every `Text` inside `value`, at any depth. `where` is part of the message. */
export function checkTexts(value: unknown, where: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return checkText(value, where)
  return Object.entries(value).flatMap(([key, inner]) => checkTexts(inner, `${where}.${key}`))
}

function isText(value: object): value is Text {
  return 'pt' in value && 'en' in value && typeof value.pt === 'string' && typeof value.en === 'string'
}

function checkText(text: Text, where: string): string[] {
  const found: string[] = []
  const mayBeEmpty = where.endsWith('.description') && where.startsWith('banner')
  if (!text.pt !== !text.en || (!text.pt && !mayBeEmpty)) found.push(`${where}: a language is empty`)
  if (/!/.test(text.pt + text.en)) found.push(`${where}: exclamation mark`)
  if (tags(text.pt).join() !== tags(text.en).join()) found.push(`${where}: the languages have different tags`)
  for (const tag of tags(text.pt)) if (!ALLOWED_TAGS.test(tag)) found.push(`${where}: tag ${tag}`)
  for (const link of hrefs(text)) if (!linkResolves(link)) found.push(`${where}: link ${link}`)
  return found
}

function tags(html: string): string[] {
  return [...html.matchAll(/<([a-z0-9]+)/g)].map(([, name = '']) => name)
}

function hrefs(text: Text): string[] {
  return [...`${text.pt}${text.en}`.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link)
}
