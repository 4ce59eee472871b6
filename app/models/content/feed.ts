import type { WireFeed } from '../../contract/feed.ts'
import { readGtin } from '../product/gtin.ts'
import { type Measure, toMeasure } from '../product/measure.ts'
import { pictureSource, priceAndStatus, productPath } from '../product/product-card.ts'
import { baseOf } from '../product/unit-price.ts'
import type { MapContext } from '../store/map-context.ts'
import { decimalBRL } from '../store/money.ts'
import { pictureUrl } from './image.ts'
import { plainText } from './plain-text.ts'
import { element } from './sitemap.ts'

export type FeedItem = ReturnType<typeof toFeedPage>['items'][number]

export function toFeedPage({ estrutura, conteudo, info }: WireFeed, context: MapContext) {
  const way = estrutura.breadcrumb.map(({ label }) => plainText(label)).slice(1)
  const items = conteudo.produtos.map(wire => toFeedItem(wire, way.join(' > '), context))
  return { items: items.filter(item => item !== null), total: info.total ?? 0 }
}

/** Null without a page, a picture or a price: shopping engines reject such items. `type`: `Vitaminas > Vitamina D`. */
function toFeedItem(wire: WireFeed['conteudo']['produtos'][number], type: string, context: MapContext) {
  const path = productPath(wire)
  const { price, status } = priceAndStatus(wire)
  const pictures = wire.midias.imagens.flatMap(image => pictureSource(image, context) ?? [])
  if (!path || !price || status === 'quote' || pictures.length === 0) return null
  const { curta, longa, simples } = wire.descricoes
  const title = plainText(wire.nome)
  return {
    ...{ id: wire.id, path, title, type, pictures: [...new Set(pictures)] },
    description: plainText(longa || curta || simples) || title,
    available: status === 'available',
    price: price.was || price.now,
    sale: price.was > 0 ? price.now : 0,
    brand: wire.marca.nome,
    measure: toMeasure(wire),
    gtin: readGtin(wire.ean)?.value ?? '',
    mpn: wire.mpn.trim()
  }
}

export function writeFeedStart(shop: Record<'name' | 'description' | 'origin', string>): string {
  const { name, description, origin } = shop
  const about = [element('title', name), element('link', `${origin}/`), element('description', description || name)]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="${GOOGLE}">\n<channel>\n${about.join('\n')}\n`
}

export const FEED_END = '</channel>\n</rss>\n'

const GOOGLE = 'http://base.google.com/ns/1.0'
/** Limits of Google Merchant Center. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5_000
const MAX_MORE_PICTURES = 10

export function writeFeedItem(item: FeedItem, origin: string): string {
  const { id, path, title, description, pictures, available, price, sale, brand, gtin, mpn, type } = item
  const [first = '', ...more] = pictures.map(source => pictureUrl(source, origin))
  const fields = [
    element('g:id', String(id)),
    element('g:title', title.slice(0, MAX_TITLE)),
    element('g:description', description.slice(0, MAX_DESCRIPTION)),
    element('g:link', new URL(path, origin).href),
    element('g:image_link', first),
    ...more.slice(0, MAX_MORE_PICTURES).map(picture => element('g:additional_image_link', picture)),
    element('g:availability', available ? 'in_stock' : 'out_of_stock'),
    element('g:price', brl(price)),
    element('g:sale_price', sale > 0 ? brl(sale) : ''),
    ...unitPricing(item.measure),
    element('g:brand', brand),
    element('g:gtin', gtin),
    element('g:mpn', mpn),
    element('g:condition', 'new'),
    element('g:product_type', type)
  ]
  return `<item>${fields.join('')}</item>\n`
}

/** Merchant Center shows the price per base measure. */
function unitPricing(measure: Measure | null): string[] {
  if (!measure) return []
  const unit = measure.unit === 'un' ? 'ct' : measure.unit
  return [
    element('g:unit_pricing_measure', `${measure.amount} ${unit}`),
    element('g:unit_pricing_base_measure', `${baseOf(measure.unit)} ${unit}`)
  ]
}

function brl(cents: number): string {
  return `${decimalBRL(cents)} BRL`
}
