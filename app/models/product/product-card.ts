import type { WireImagem, WirePrecos, WireProduct } from '../../contract/product.ts'
import { toPath, toPicture } from '../content/link.ts'
import { plainText } from '../content/plain-text.ts'
import type { MapContext } from '../store/map-context.ts'
import { toCents } from '../store/money.ts'
import { foldersOf, toMinimumAge } from './adult-mark.ts'
import { toDoses } from './doses.ts'
import { bestInstallments } from './installments.ts'

/** Integer cents. */
export type PriceView = NonNullable<ReturnType<typeof toPriceView>>
export type Badge = ReturnType<typeof toBadge>
export type ProductCard = NonNullable<ReturnType<typeof toProductCard>>
export type Availability = 'available' | 'unavailable' | 'quote'

/** Omits absent fields instead of null: loader data is serialized into the page. `places`: categories of its listing. */
export function toProductCard(wire: WireProduct, context: MapContext, places: readonly string[] = []) {
  const path = productPath(wire)
  if (!path) return null
  const rating = toRating(wire.avaliacao)
  const doses = toDoses(wire)
  const choose = toChoose(wire)
  const badges = freeShippingFirst(toBadges(wire.selos))
  const freeShipping = badges.find(isFreeShipping)?.label
  const minimumAge = toMinimumAge(wire, context.adultMarks, [...places, ...foldersOf(path)])
  const line = toLineExtras(wire.carrinho.itens[0])
  return {
    id: wire.id,
    path,
    name: plainText(wire.nome),
    brand: wire.marca.nome,
    image: wire.midias.imagens && pictureSource(wire.midias.imagens, context),
    ...priceAndStatus(wire),
    ...(rating && { rating }),
    ...(doses > 0 && { doses }),
    ...(choose && { choose }),
    ...(badges.length > 0 && { badges }),
    /** Label of the badge for free shipping. */
    ...(freeShipping && { freeShipping }),
    /** Spec 5: the product is bought on its page, which asks for the age. */
    ...(minimumAge > 0 && { minimumAge }),
    ...(line && { line })
  }
}

export function toProductCards(
  wires: readonly WireProduct[],
  context: MapContext,
  places: readonly string[] = []
): ProductCard[] {
  return wires.map(wire => toProductCard(wire, context, places)).filter(card => card !== null)
}

export function productPath({ rota, link, slug, url }: Pick<WireProduct, 'rota' | 'link' | 'slug' | 'url'>) {
  return toPath(rota.path || rota.route || url || link || slug)
}

export function priceAndStatus({ precos, status }: Pick<WireProduct, 'precos' | 'status'>) {
  const price = toPriceView(precos)
  const availability: Availability =
    status === 'sobConsulta' ? 'quote' : status === 'disponivel' && price ? 'available' : 'unavailable'
  return { price, status: availability }
}

export function toPriceView(precos: WirePrecos | null) {
  const now = toCents(precos?.por) ?? 0
  if (!precos || now <= 0) return null
  const was = toCents(precos.de) ?? 0
  const cash = toCents(precos.vista) ?? 0
  const hasCash = cash > 0 && cash < now
  return {
    now,
    was: was > now ? was : 0,
    /** Pix price, as the server sends it. 0 when it equals `now`. */
    cash: hasCash ? cash : 0,
    cashPercent: hasCash ? (precos.descontoVista ?? 0) || Math.round((1 - cash / now) * 100) : 0,
    installments: bestInstallments(precos.parcelamento)
  }
}

export function toBadges(selos: WireProduct['selos']): Badge[] {
  return selos.map(toBadge).filter(badge => badge.label !== '')
}

/** A card has room for one or two badges. */
function freeShippingFirst(badges: readonly Badge[]): Badge[] {
  return [...badges.filter(isFreeShipping), ...badges.filter(badge => !isFreeShipping(badge))]
}

function isFreeShipping({ label }: Badge): boolean {
  return /frete gr[aá]tis|free shipping/i.test(label)
}

/** Colours as #hex, or design tokens when the API sends none. */
function toBadge({ label, nome, cores }: WireProduct['selos'][number]) {
  return {
    label: plainText(label) || plainText(nome),
    text: toColour(cores.texto, 'var(--badge-ink)'),
    background: toColour(cores.selo, 'var(--badge-ground)')
  }
}

/** Zoom, otherwise the next smaller file. Converted files (webp) come before originals. */
export function pictureSource({ arquivos, arquivosOriginais }: WireImagem, context: MapContext): string | null {
  const files = [arquivos, arquivosOriginais].flatMap(({ zoom, big, medium, small }) => [zoom, big, medium, small])
  return toPicture(files.find(file => file !== '') ?? '', context)
}

export function toRating({ media, quantidade }: WireProduct['avaliacao']) {
  if (!media || !quantidade || media <= 0 || quantidade <= 0) return undefined
  return { average: Math.min(5, Math.round(media * 10) / 10), count: Math.round(quantidade) }
}

function toChoose({ atributos: { simples }, personalizacoes }: WireProduct): string | undefined {
  if (simples && simples.valores.length > 0) return simples.nome
  return personalizacoes.find(({ obrigatorio }) => obrigatorio)?.nome
}

/** Non-zero ids of its cart line, besides the product's. */
export function toLineExtras(item: WireProduct['carrinho']['itens'][number] | undefined) {
  if (!item || (item.idUnidadeVenda === 0 && item.idArmazem === 0 && item.adicional === '')) return undefined
  return { unit: item.idUnidadeVenda, warehouse: item.idArmazem, additional: item.adicional }
}

function toColour(value: string, token: string): string {
  return /^#([\da-f]{3}|[\da-f]{6})$/i.test(value.trim()) ? value.trim() : token
}
