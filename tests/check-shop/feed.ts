import { isMeasured } from './goods.ts'

/** An item of a feed of products (Google Merchant Center, RSS 2.0 or Atom). */
interface FeedItem {
  title: string
  /** The address as it is written. */
  link: string
  group: string
  unitMeasure: string
}

export interface Feed {
  path: string
  items: FeedItem[]
}

export function readFeed(path: string, xml: string): Feed | null {
  const items = xml
    .split(/<(?:item|entry)[\s>]/)
    .slice(1)
    .map(readItem)
  return items.length > 0 ? { path, items } : null
}

/** Food and supplements, and drinks that have their measure in the name. */
export function isMeasuredItem({ title, group }: FeedItem): boolean {
  return isMeasured(title) && !/acess[oó]rio/i.test(group)
}

function readItem(item: string): FeedItem {
  const field = (name: string) => {
    const [, text = ''] =
      new RegExp(`<(?:g:)?${name}(?:\\s[^>]*)?>([^<]*|<!\\[CDATA\\[[^\\]]*\\]\\]>)</(?:g:)?${name}>`).exec(item) ?? []
    return decode(text.replace(/^<!\[CDATA\[|\]\]>$/g, '')).trim()
  }
  return {
    title: field('title'),
    link: field('link'),
    group: field('product_type'),
    unitMeasure: field('unit_pricing_measure')
  }
}

export function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
