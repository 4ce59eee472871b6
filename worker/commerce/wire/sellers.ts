import type { View } from '../context.ts'
import type { CategoryTree } from '../queries/categories.ts'
import type { Product, VariantRow } from '../queries/products.ts'
import type { loadSellersOf, SellerRow } from '../queries/sellers.ts'
import { cartPayload } from './cart-payload.ts'
import { companyOf } from './company.ts'
import { pricesOf } from './prices.ts'
import { absolute, categoryRoute, linkTo, media, slugRoute } from './routes.ts'

export function sellerOf({ company, ...row }: SellerRow, tree: CategoryTree, view: View) {
  const categoryIds: number[] = JSON.parse(row.categorias)
  return {
    ...row,
    ...companyOf(company),
    logo: media(view.origin, row.logo),
    categorias: categoryIds.flatMap(id => categoryOf(id, tree, view)),
    ...linkTo(slugRoute('seller', row.slug), view.origin)
  }
}

interface Offers {
  product: Product
  variant: VariantRow | null
  sellers: Awaited<ReturnType<typeof loadSellersOf>>['rows']
  freight: { valor: number; prazo: string } | null
}

/** Sellers sell the store's stock at the store's price. */
export function offersOf({ product, variant, sellers, freight }: Offers, view: View) {
  const { row } = product
  const cents = variant?.price_cents ?? row.price_cents
  const stock = variant?.stock ?? row.stock
  const mustChoose = product.variants.length > 0 && variant === null
  const buyable = row.available === 1 && stock > 0 && !mustChoose
  return sellers.map(seller => ({
    seller: {
      id: seller.id,
      nome: seller.name,
      url: absolute(view.origin, slugRoute('seller', seller.slug).path),
      ...companyOf(seller.company)
    },
    estoque: stock,
    precos: pricesOf({ cents, listCents: row.list_price_cents }, view.settings),
    frete: freight ?? {},
    carrinho: buyable ? cartPayload(view.origin, [{ productId: row.id, variantId: variant?.id }]) : []
  }))
}

function categoryOf(id: number, tree: CategoryTree, view: View) {
  const row = tree.chainOf(id).at(-1)
  return row ? [{ id, nome: row.name, ...linkTo(categoryRoute(row.path), view.origin) }] : []
}
