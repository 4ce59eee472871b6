import '../../i18n/messages/listing.ts'
import '../../i18n/messages/markdown.ts'
import { counted } from '../../i18n/format.ts'
import type { Translator } from '../../i18n/translator.ts'
import type { Listing } from '../listing/listing.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import {
  escapeMarkdown,
  markdownFacts,
  markdownLink,
  markdownList,
  markdownPage,
  markdownSection
} from './markdown-text.ts'
import { productLine } from './price-facts.ts'

interface ListingParts {
  listing: Omit<Listing, 'products'>
  views: { products?: Listing['products'] }
  title?: string
  canonical: string
  origin: string
}

export function listingMarkdown(parts: ListingParts, t: Translator): string {
  const { listing, views, title = listing.title, origin } = parts
  const { categories, suggestions, descriptionHtml, correction, dropped } = listing
  const words = dropped?.join('”, “')
  const below = categories?.isBelow ? categories.choices : []
  const terms = suggestions.map(term => markdownLink(term, `${origin}/busca?busca=${encodeURIComponent(term)}`))
  return markdownPage(
    title,
    htmlToMarkdown(descriptionHtml, origin),
    correction && words ? escapeMarkdown(t('listing.dropped', { words, kept: correction.label })) : '',
    markdownFacts(factsOf(parts, t)),
    markdownSection(
      t('listing.subcategories'),
      markdownList(below.map(({ label, href }) => markdownLink(label, origin + href)))
    ),
    markdownSection(
      t('listing.products'),
      markdownList((views.products ?? []).map(card => productLine(card, origin, t)))
    ),
    markdownSection(t('listing.related'), markdownList(terms))
  )
}

function factsOf({ listing, canonical, origin }: ListingParts, t: Translator) {
  const { total, page, pageCount, previous, next } = listing
  const place = pageCount > 1 ? `, ${t('markdown.pages', { page, count: pageCount })}` : ''
  return [
    [t('listing.products'), counted('listing.count', total, t) + place],
    [t('markdown.page'), canonical],
    [t('listing.previousPage'), previous ? origin + previous.href : ''],
    [t('listing.nextPage'), next ? origin + next.href : '']
  ] as const
}
