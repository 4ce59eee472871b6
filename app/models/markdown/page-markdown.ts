import type { Translator } from '../../i18n/translator.ts'
import type { ShoppingList } from '../cart/shopping-list.ts'
import type { ContentPage } from '../content/content-page.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import {
  escapeMarkdown,
  markdownFacts,
  markdownLink,
  markdownList,
  markdownPage,
  markdownSection
} from './markdown-text.ts'
import { priceFacts, productLine } from './price-facts.ts'

export function contentMarkdown({ title, html }: Pick<ContentPage, 'title' | 'html'>, origin: string): string {
  return markdownPage(title, htmlToMarkdown(html, origin))
}

export function shoppingListMarkdown(list: Omit<ShoppingList, 'breadcrumb' | 'seo'>, origin: string, t: Translator) {
  const lines = list.products.map(product => {
    const status = product.status === 'custom' || product.status === 'adult' ? 'available' : product.status
    return `${product.quantity}x ${productLine({ ...product, status }, origin, t)}`
  })
  const facts = list.price ? priceFacts({ price: list.price, status: 'available' }, t).slice(0, -1) : []
  return markdownPage(
    list.title,
    htmlToMarkdown(list.descriptionHtml, origin),
    markdownFacts(facts),
    markdownSection(t('common.products'), markdownList(lines))
  )
}

export function indexMarkdown(
  title: string,
  entries: readonly { name: string; path: string; text?: string }[],
  origin: string
): string {
  return markdownPage(
    title,
    markdownList(
      entries.map(({ name, path, text }) => {
        const link = markdownLink(name, origin + path)
        return text ? `${link}: ${escapeMarkdown(text)}` : link
      })
    )
  )
}

export function failureMarkdown(status: number, origin: string, t: Translator): string {
  const title = t(status === 404 ? 'errors.notFound' : 'errors.title')
  const text = t(status === 404 ? 'errors.notFoundHint' : 'errors.unavailable')
  const ways = [markdownLink(t('common.home'), `${origin}/`), markdownLink('llms.txt', `${origin}/llms.txt`)]
  return markdownPage(`${status} ${title}`, text, markdownList(ways))
}
