import * as v from 'valibot'
import { deleteFavourite, favouritesOf, insertFavourite, MAX_FAVOURITES, readFavourite } from '../queries/favourites.ts'
import { loadProducts } from '../queries/products.ts'
import { whole } from '../rules/cart-body.ts'
import { visitorOf } from '../session.ts'
import { productOf } from '../wire/product.ts'
import { type CommerceContext, failure } from './errors.ts'
import { withBody } from './form.ts'
import { limitOf, offsetOf } from './parameters.ts'

/** Maximum products in the answer: a hundred are a megabyte. */
const PRODUCTS = 100

/** A visitor has an empty list: clients read cart, user and wishlist in one batch, and a 401 would lose all three. */
export async function favourites(c: CommerceContext) {
  const { customer } = await visitorOf(c)
  const favoritos = customer ? await favouritesOf(c.env.db, customer.id) : []
  // Every page requests the ids for the hearts; only the favourites page shows the products.
  if (c.req.header('prefer') === 'return=minimal') return c.json({ favoritos })
  const offset = offsetOf(c)
  const shown = favoritos.slice(offset, offset + limitOf(c, PRODUCTS))
  const products = await loadProducts(c.env.db, shown, c.var.language)
  return c.json({ favoritos, produtos: products.map(product => productOf(product, c.var)) })
}

export const addFavourite = withFavourite(async (c, customerId, productId) => {
  const state = await insertFavourite(c.env.db, customerId, productId, c.env.now())
  if (!state?.product) return failure(c, 404, 'refused-unknown')
  return state.chosen ? c.json({ sucesso: true }) : failure(c, 422, 'favourites-full', { count: MAX_FAVOURITES })
})

/** POST wishlist/remove. Accepts products that are not favourites or no longer exist. */
export const removeFavourite = withFavourite(async (c, customerId, productId) => {
  await deleteFavourite(c.env.db, customerId, productId)
  return c.json({ sucesso: true })
})

export const verifyFavourite = withFavourite(async (c, customerId, productId) => {
  const state = await readFavourite(c.env.db, customerId, productId)
  return state.product ? c.json({ sucesso: state.chosen === 1 }) : failure(c, 404, 'refused-unknown')
})

const favouriteBody = v.object({ idProduto: whole(1) })

/** Spec 6: favourites need a login. */
function withFavourite(handle: (c: CommerceContext, customerId: number, productId: number) => Promise<Response>) {
  return async function handleFavourite(c: CommerceContext) {
    const { customer } = await visitorOf(c)
    if (!customer) return failure(c, 401, 'login-first')
    return withBody(favouriteBody, (_, { idProduto }) => handle(c, customer.id, idProduto))(c)
  }
}
