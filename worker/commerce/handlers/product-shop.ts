import { judgeLines } from '../queries/cart-change.ts'
import { NO_CHOICE, REFUSED_FIELDS, type WantedLines } from '../queries/cart-checks.ts'
import { isCombined, loadConfigurables } from '../queries/combinations.ts'
import { loadList } from '../queries/lists.ts'
import { combinationBody, configure, listShopBody, productShopBody } from '../rules/product-shop-body.ts'
import { refusalText } from '../wire/cart-messages.ts'
import { cartPayload } from '../wire/cart-payload.ts'
import { type CommerceContext, failure, notFound } from './errors.ts'
import { refuseField, withBody } from './form.ts'

type Line = WantedLines['lines'][number]

export const combination = withBody(combinationBody, async (c, body) => {
  const { db } = c.env
  const { id } = body.produtoPrincipal
  const { id: other } = body.produtoIndicado
  const known = await loadConfigurables(db, [id, other])
  if (!known.has(id) || !known.has(other)) return failure(c, 404, 'refused-unknown')
  if (!(await isCombined(db, id, other))) return failure(c, 422, 'not-combined')
  const lines = [body.produtoPrincipal, body.produtoIndicado].map(product => lineOf({ ...product, quantidade: 1 }))
  return answer(c, lines, ['produtoPrincipal', 'produtoIndicado'])
})

export const productShop = withBody(productShopBody, async (c, { produtos }) => {
  const ids = produtos.map(({ id }) => id)
  const known = await loadConfigurables(c.env.db, ids)
  const lines: Line[] = []
  for (const [index, wanted] of produtos.entries()) {
    const product = known.get(wanted.id)
    if (!product) return failure(c, 404, 'refused-unknown')
    const choice = configure(wanted, product)
    if ('key' in choice) return refuseField(c, `produtos.${index}.${choice.field}`, choice.key, { count: choice.count })
    lines.push({ ...lineOf(wanted), ...choice })
  }
  const fields = produtos.map((_, index) => `produtos.${index}`)
  return answer(c, lines, fields)
})

/** Refuses what an empty cart would refuse, with the cart's messages. */
async function answer(c: CommerceContext, lines: Line[], fields: string[]) {
  const { language, origin } = c.var
  const [refusal] = await judgeLines(c.env.db, lines, language)
  if (refusal) {
    const error = refusalText(refusal, language)
    return c.json({ error, campos: { [`${fields[refusal.position]}.${REFUSED_FIELDS[refusal.reason]}`]: error } }, 422)
  }
  return c.json({ carrinho: cartPayload(origin, lines) })
}

/** Ignores the request's prices, because the cart has its own. Refuses what an empty cart would refuse. */
export const listShop = withBody(listShopBody, async (c, { idListaCompra, produtos }) => {
  const { db } = c.env
  const { language, origin } = c.var
  const list = await loadList(db, language, idListaCompra)
  if (!list) return notFound(c)
  const listed = new Map(list.items.map(item => [item.product_id, item.quantity]))
  if (produtos.some(({ id }) => !listed.has(id))) return failure(c, 422, 'not-in-list')
  // `fechada`: the list sets the quantities.
  if (list.open === 0 && produtos.some(({ id, quantidade }) => quantidade !== listed.get(id)))
    return failure(c, 422, 'list-fixed')
  const lines = produtos.map(lineOf)
  const [refusal] = await judgeLines(db, lines, language)
  if (refusal) return c.json({ error: refusalText(refusal, language) }, 422)
  return c.json({ carrinho: cartPayload(origin, lines, `l${list.id}`) })
})

function lineOf({ id, idAtributoValor, quantidade }: Record<'id' | 'idAtributoValor' | 'quantidade', number>): Line {
  return { ...NO_CHOICE, productId: id, variantId: idAtributoValor, quantity: quantidade }
}
