import '../../i18n/messages/markdown.ts'
import type { Translator } from '../../i18n/translator.ts'
import type { ProductCard } from '../product/product-card.ts'
import { formatBRL } from '../store/money.ts'
import { markdownLink } from './markdown-text.ts'

const AVAILABILITY = {
  available: 'markdown.available',
  unavailable: 'markdown.unavailable',
  quote: 'markdown.quote'
} as const

type Fact = readonly [label: string, value: string]

export function priceFacts({ price, status }: Pick<ProductCard, 'price' | 'status'>, t: Translator): Fact[] {
  const availability = [t('markdown.availability'), t(AVAILABILITY[status])] as const
  if (!price || status === 'quote') return [availability]
  const { was, cash, installments } = price
  const brl = (cents: number) => formatBRL(cents, t.language)
  const value = was > 0 ? `${brl(price.now)} (${t('markdown.was', { price: brl(was) })})` : brl(price.now)
  const parts = installments
    ? t('markdown.installmentText', { count: installments.count, value: brl(installments.value) })
    : ''
  return [
    [t('markdown.price'), value],
    [t('markdown.cash'), cash > 0 ? brl(cash) : ''],
    [t('markdown.installments'), parts],
    availability
  ]
}

export function productLine({ name, path, brand, price, status }: ProductCard, origin: string, t: Translator): string {
  const link = markdownLink(name, origin + path)
  const cost = price && status !== 'quote' ? ` ${formatBRL(price.now, t.language)}.` : ''
  return `${brand ? `${link}, ${brand}` : link}:${cost} ${t(AVAILABILITY[status])}`
}
