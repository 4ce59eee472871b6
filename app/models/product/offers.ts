import type { WireOffers } from '../../contract/offers.ts'
import { toCompany } from '../content/company.ts'
import { toPath } from '../content/link.ts'
import { plainText } from '../content/plain-text.ts'
import { uniqueBy } from '../store/unique-by.ts'
import { toPriceView } from './product-card.ts'

export type SellerOffer = ReturnType<typeof toOffers>[number]

const MAX_OFFERS = 6

export function toOffers({ produtos }: WireOffers) {
  const offers = (produtos ?? []).flatMap(({ seller, estoque, precos }) => {
    const name = plainText(seller.nome)
    const price = toPriceView(precos)?.now
    return name && price && estoque !== 0
      ? [{ name, path: shopPath(seller.url), price, company: toCompany(seller) }]
      : []
  })
  offers.sort((a, b) => a.price - b.price)
  return uniqueBy(offers, ({ name }) => name).slice(0, MAX_OFFERS)
}

function shopPath(url: string): string | null {
  const path = toPath(url)
  return path && /^\/vendedor\/[\w-]{1,80}$/.test(path) ? path : null
}
