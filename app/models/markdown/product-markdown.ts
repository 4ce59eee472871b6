import '../../i18n/messages/detail.ts'
import '../../i18n/messages/productTexts.ts'
import '../../i18n/messages/markdown.ts'
import '../../i18n/messages/reviews.ts'
import { counted, formatDate, formatRating } from '../../i18n/format.ts'
import type { Translator } from '../../i18n/translator.ts'
import { pictureUrl } from '../content/image.ts'
import type { DescribedProduct } from '../content/structured-offer.ts'
import type { ProductCard } from '../product/product-card.ts'
import type { AttributeChoice } from '../product/product-choices.ts'
import type { NutritionFacts } from '../product/product-facts.ts'
import type { ProductTexts } from '../product/product-page.ts'
import type { Review } from '../product/reviews.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import {
  escapeMarkdown,
  markdownFacts,
  markdownList,
  markdownPage,
  markdownSection,
  markdownTable
} from './markdown-text.ts'
import { priceFacts, productLine } from './price-facts.ts'

type Described = Omit<DescribedProduct, 'id' | 'descriptionHtml'> & { minimumAge?: number }

interface ProductParts {
  product: Described
  texts: ProductTexts | null
  similar: readonly ProductCard[] | null
  canonical: string
  origin: string
}

export function productMarkdown({ product, texts, similar, canonical, origin }: ProductParts, t: Translator): string {
  const { name, summary, attribute, reviews } = product
  const { descriptionHtml, nutrition, facts } = texts ?? NO_TEXTS
  return markdownPage(
    name,
    summary && `> ${escapeMarkdown(summary)}`,
    markdownFacts(factsOf(product, canonical, origin, t)),
    attribute ? markdownSection(attribute.name, optionLines(attribute, canonical, t)) : '',
    markdownSection(t('detail.description'), htmlToMarkdown(descriptionHtml, origin)),
    nutrition ? nutritionSection(nutrition, t) : '',
    ...facts.map(({ title, rows }) =>
      markdownSection(title, markdownFacts(rows.map(({ label, value }) => [label, escapeMarkdown(value)])))
    ),
    markdownSection(t('reviews.title'), markdownList(reviews.map(review => reviewLine(review, t)))),
    markdownSection(t('detail.similar'), markdownList((similar ?? []).map(card => productLine(card, origin, t))))
  )
}

const NO_TEXTS: ProductTexts = { descriptionHtml: '', nutrition: null, facts: [] }

function factsOf(product: Described, canonical: string, origin: string, t: Translator) {
  const { brand, sku, ean, mpn, gallery, rating, minimumAge = 0 } = product
  const [picture] = gallery
  return [
    ...priceFacts(product, t),
    [t('markdown.brand'), escapeMarkdown(brand?.name ?? '')],
    [t('markdown.rating'), rating ? ratingText(rating, t) : ''],
    [t('detail.sku'), sku],
    ['GTIN', ean],
    ['MPN', mpn],
    [t('markdown.page'), canonical],
    [t('markdown.picture'), picture ? pictureUrl(picture.source, origin) : ''],
    ...(minimumAge > 0 ? [['18+', t('markdown.minimumAge', { age: minimumAge })] as const] : [])
  ] as const
}

function ratingText({ average, count }: { average: number; count: number }, t: Translator): string {
  return `${t('product.rating', { average: formatRating(average, t.language) })} (${counted('product.ratingCount', count, t)})`
}

/** An option without its own price costs the same as the product. */
function optionLines({ options }: AttributeChoice, canonical: string, t: Translator): string {
  return markdownList(
    options.map(({ id, label, available, price }) => {
      const status = available ? 'available' : 'unavailable'
      const facts = priceFacts({ price, status }, t).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
      return `${escapeMarkdown(label)}. ${facts.join('. ')}. ${canonical}?atributo=${id}`
    })
  )
}

function nutritionSection({ title, serving, servings, rows }: NutritionFacts, t: Translator): string {
  const head = [title, t('productTexts.nutritionAmount'), t('productTexts.nutritionDaily')]
  const size = [serving, servings].filter(Boolean).map(escapeMarkdown).join(', ')
  const table = markdownTable(
    head,
    rows.map(({ label, amount, daily }) => [label, amount, daily])
  )
  return markdownSection(title, [size && `${t('productTexts.serving')}: ${size}`, table].filter(Boolean).join('\n\n'))
}

function reviewLine({ author, rating, comment, date }: Review, t: Translator): string {
  const day = formatDate(date, t.language)
  return `${rating}/5, ${[escapeMarkdown(author), day].filter(Boolean).join(', ')}: ${escapeMarkdown(comment)}`
}
