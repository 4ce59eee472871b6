import { judgeLines } from '../queries/cart-change.ts'
import { type ListItemRow, loadLists, type ShoppingList } from '../queries/lists.ts'
import { type ListShopBody, listShopBody } from '../rules/list-shop-body.ts'
import { refusalText } from '../wire/cart-messages.ts'
import { cartPayload } from '../wire/cart-payload.ts'
import { withBody } from './body.ts'
import { failure, notFound } from './errors.ts'

/**
 * POST list/shop: returns a shopper's choices from a list as the body of POST checkout/cart. Ignores the request's prices,
 * because the cart has its own. Refuses what an empty cart would refuse.
 */
export const listShop = withBody(listShopBody, async (c, body) => {
  const { db } = c.var.commerce
  const { language } = c.var.view
  const { lists } = await loadLists(db, language, { id: body.idListaCompra, offset: 0, limit: 1 })
  const [list] = lists
  if (!list) return notFound(c)
  if (body.produtos.some(({ id }) => !itemOf(list, id))) return failure(c, 422, 'not-in-list')
  if (isFixed(list) && body.produtos.some(chosen => isChanged(list, chosen))) return failure(c, 422, 'list-fixed')
  const lines = body.produtos.map(lineOf)
  const [refusal] = await judgeLines(db, lines, language)
  if (refusal) return c.json({ error: refusalText(refusal, language) }, 422)
  return c.json({ carrinho: cartPayload(c.var.view.origin, lines, `l${list.row.id}`) })
})

type Chosen = ListShopBody['produtos'][number]

function itemOf({ items }: ShoppingList, productId: number): ListItemRow | undefined {
  return items.find(item => item.product_id === productId)
}

/** `fechada`: the list sets the quantities. */
function isFixed({ row }: ShoppingList): boolean {
  return row.open === 0
}

function isChanged(list: ShoppingList, { id, quantidade }: Chosen): boolean {
  return quantidade !== itemOf(list, id)?.quantity
}

function lineOf({ id, idAtributoValor, quantidade }: Chosen) {
  const place = { unitId: 0, warehouseId: 0, extra: '' }
  return { productId: id, variantId: idAtributoValor ?? 0, ...place, quantity: quantidade }
}
