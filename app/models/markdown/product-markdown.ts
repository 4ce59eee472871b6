import '../../i18n/messages/detail.ts'
import '../../i18n/messages/kit.ts'
import '../../i18n/messages/productTexts.ts'
import '../../i18n/messages/markdown.ts'
import '../../i18n/messages/reviews.ts'
import { counted, formatRating } from '../../i18n/format.ts'
import { formatDate } from '../../i18n/format-date.ts'
import type { Translator } from '../../i18n/translator.ts'
import { pictureUrl } from '../content/image.ts'
import type { DescribedProduct } from '../content/structured-offer.ts'
import { CAUTION_KEYS } from '../product/caution-keys.ts'
import type { Caution } from '../product/cautions.ts'
import { dosePrice } from '../product/dose-price.ts'
import type { FactTable } from '../product/fact-table.ts'
import type { Kit } from '../product/kit.ts'
import { kitSums, partName } from '../product/kit-texts.ts'
import type { Measure } from '../product/measure.ts'
import { measureText } from '../product/measure-text.ts'
import type { NutritionFacts } from '../product/nutrition.ts'
import type { ProductCard } from '../product/product-card.ts'
import type { AttributeChoice } from '../product/product-choices.ts'
import type { ProductTexts } from '../product/product-page.ts'
import type { Review } from '../product/reviews.ts'
import { formatBRL } from '../store/money.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import {
  escapeMarkdown,
  markdownFacts,
  markdownLink,
  markdownList,
  markdownPage,
  markdownSection,
  markdownTable
} from './markdown-text.ts'
import { priceFacts, productLine } from './price-facts.ts'

type Described = Omit<DescribedProduct, 'id' | 'ean' | 'mpn' | 'descriptionHtml'> & {
  minimumAge?: number
  doses?: number
  measure?: Measure | null
}

interface ProductParts {
  product: Described
  texts?: ProductTexts
  similar: readonly ProductCard[]
  canonical: string
  origin: string
}

export function productMarkdown({ product, texts, similar, canonical, origin }: ProductParts, t: Translator): string {
  const { name, summary, attribute, reviews } = product
  const { ean, mpn, descriptionHtml, nutrition, facts, cautions, cautionsAfter, kit } = texts ?? NO_TEXTS
  return markdownPage(
    name,
    summary && `> ${escapeMarkdown(summary)}`,
    markdownFacts(factsOf({ ...product, ean, mpn }, canonical, origin, t)),
    attribute ? markdownSection(attribute.name, optionLines(attribute, canonical, t)) : '',
    kit ? markdownSection(t('kit.title'), kitText(kit, origin, t)) : '',
    markdownSection(t('productTexts.description'), htmlToMarkdown(descriptionHtml, origin)),
    nutrition ? nutritionSection(nutrition, t) : '',
    ...facts.map((table, place) => factSection(table, place === cautionsAfter ? cautionText(cautions, t) : '')),
    facts.length === 0 ? cautionText(cautions, t) : '',
    markdownSection(t('reviews.title'), markdownList(reviews.map(review => reviewLine(review, t)))),
    markdownSection(t('detail.similar'), markdownList(similar.map(card => productLine(card, origin, t))))
  )
}

const NO_TEXTS: ProductTexts = {
  ean: '',
  mpn: '',
  descriptionHtml: '',
  nutrition: null,
  facts: [],
  cautions: [],
  cautionsAfter: -1,
  kit: null
}

function factsOf(
  product: Described & Pick<ProductTexts, 'ean' | 'mpn'>,
  canonical: string,
  origin: string,
  t: Translator
) {
  const { brand, sku, ean, mpn, gallery, rating, minimumAge = 0 } = product
  const [picture] = gallery
  return [
    ...priceFacts(product, t),
    ...unitPriceFacts(product, t),
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

function unitPriceFacts({ price, status, doses, measure }: Described, t: Translator) {
  if (!price || status === 'quote') return []
  return [
    [t('markdown.dose'), doses ? formatBRL(dosePrice(price.now, doses), t.language) : ''],
    [t('markdown.unitPrice'), measure ? measureText(price.now, measure, t) : '']
  ] as const
}

function ratingText({ average, count }: { average: number; count: number }, t: Translator): string {
  return `${t('product.rating', { average: formatRating(average, t.language) })} (${counted('product.ratingCount', count, t)})`
}

/** An option without its own price costs the same as the product. */
function optionLines({ options }: AttributeChoice, canonical: string, t: Translator): string {
  return markdownList(
    options.map(({ id, label, available, price = null }) => {
      const status = available ? 'available' : 'unavailable'
      const facts = priceFacts({ price, status }, t).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
      return `${escapeMarkdown(label)}. ${facts.join('. ')}. ${canonical}?atributo=${id}`
    })
  )
}

function kitText(kit: Kit, origin: string, t: Translator): string {
  const parts = kit.parts.map(part => {
    const cost = part.price > 0 ? `: ${formatBRL(part.price, t.language)}` : ''
    return markdownLink(partName(part), origin + part.path) + cost
  })
  return [markdownList(parts), kit.apart > 0 ? escapeMarkdown(kitSums(kit, t)) : ''].filter(Boolean).join('\n\n')
}

function nutritionSection({ title, serving, servings, hundred, highIn, rows }: NutritionFacts, t: Translator): string {
  const hasHundred = rows.some(row => row.hundred !== '')
  const hasDaily = rows.some(({ daily }) => daily !== '')
  const cells = (...[label, first, amount, daily]: [string, string, string, string]) => [
    label,
    ...(hasHundred ? [first] : []),
    amount,
    ...(hasDaily ? [daily] : [])
  ]
  const head = cells(title, hundred, t('productTexts.nutritionAmount'), t('productTexts.nutritionDaily'))
  const parts = [
    markdownFacts([
      [t('productTexts.servings'), escapeMarkdown(servings)],
      [t('productTexts.serving'), escapeMarkdown(serving)],
      [t('productTexts.highIn'), escapeMarkdown(highIn.join(', '))]
    ]),
    markdownTable(
      head,
      rows.map(row => cells(row.label, row.hundred, row.amount, row.daily))
    ),
    hasDaily ? escapeMarkdown(t('productTexts.nutritionNote')) : '',
    rows.some(({ daily }) => daily === '**') ? escapeMarkdown(t('productTexts.nutritionUnset')) : ''
  ]
  return markdownSection(title, parts.filter(Boolean).join('\n\n'))
}

/** A row without a name is a text of its own. */
function factSection({ title, rows }: FactTable, caution: string): string {
  const isText = ({ label }: FactTable['rows'][number]) => label === '' || label === title
  const texts = rows.filter(isText).map(({ value }) => escapeMarkdown(value))
  const named = rows.filter(row => !isText(row)).map(({ label, value }) => [label, escapeMarkdown(value)] as const)
  return markdownSection(title, [...texts, markdownFacts(named), caution].filter(Boolean).join('\n\n'))
}

function cautionText(cautions: readonly Caution[], t: Translator): string {
  return cautions.map(key => `**${t(CAUTION_KEYS[key])}.**`).join(' ')
}

function reviewLine({ author, rating, comment, date, verified }: Review, t: Translator): string {
  const day = formatDate(date, t.language)
  const name = escapeMarkdown(verified ? `${author} (${t('reviews.verified')})` : author)
  return `${rating}/5, ${[name, day].filter(Boolean).join(', ')}: ${escapeMarkdown(comment)}`
}
