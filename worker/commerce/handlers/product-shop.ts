import { type CartLine, judgeLines, type Refusal } from '../queries/cart-change.ts'
import { isCombined, loadConfigurables } from '../queries/configurable.ts'
import { type Configurable, type ConfigurationProblem, configure } from '../rules/configure.ts'
import { type ConfiguredProduct, combinationBody, productShopBody } from '../rules/product-shop-body.ts'
import { refusalText } from '../wire/cart-messages.ts'
import { cartPayload } from '../wire/cart-payload.ts'
import { refuseField, withBody } from './body.ts'
import { type CommerceContext, failure } from './errors.ts'

type Line = CartLine & { quantity: number }

/** POST product/combination: returns both products as the body of POST checkout/cart. The cart applies the discount. */
export const combination = withBody(combinationBody, async (c, { produtoPrincipal, produtoIndicado }) => {
  const { db } = c.var.commerce
  const ids = [produtoPrincipal.id, produtoIndicado.id]
  const known = await loadConfigurables(db, ids)
  if (ids.some(id => !known.has(id))) return failure(c, 404, 'refused-unknown')
  if (!(await isCombined(db, produtoPrincipal.id, produtoIndicado.id))) return failure(c, 422, 'not-combined')
  const lines = [produtoPrincipal, produtoIndicado].map(({ id, idAtributoValor }) =>
    lineOf(id, idAtributoValor, 1, { extra: '', unitId: 0 })
  )
  return answer(c, lines, ['produtoPrincipal', 'produtoIndicado'])
})

/** POST product/shop: returns products with options, texts and subscriptions as the body of POST checkout/cart. */
export const productShop = withBody(productShopBody, async (c, { produtos }) => {
  const ids = produtos.map(({ id }) => id)
  const known = await loadConfigurables(c.var.commerce.db, ids)
  const lines: Line[] = []
  for (const [index, wanted] of produtos.entries()) {
    const product = known.get(wanted.id)
    if (!product) return failure(c, 404, 'refused-unknown')
    const line = configuredLine(wanted, product)
    if ('key' in line) return refuseField(c, `produtos.${index}.${line.field}`, line.key, { count: line.count })
    lines.push(line)
  }
  return answer(
    c,
    lines,
    produtos.map((_, index) => `produtos.${index}`)
  )
})

function configuredLine(wanted: ConfiguredProduct, product: Configurable): Line | ConfigurationProblem {
  const configuration = configure(wanted, product)
  return 'key' in configuration
    ? configuration
    : lineOf(wanted.id, wanted.idAtributoValor, wanted.quantidade, configuration)
}

function lineOf(productId: number, variantId: number, quantity: number, rest: { extra: string; unitId: number }): Line {
  return { productId, variantId, quantity, warehouseId: 0, ...rest }
}

/** Refuses what an empty cart would refuse, with the cart's messages. */
async function answer(c: CommerceContext, lines: Line[], fields: string[]) {
  const { language, origin } = c.var.view
  const [refusal] = await judgeLines(c.var.commerce.db, lines, language)
  if (refusal) {
    const error = refusalText(refusal, language)
    return c.json({ error, campos: { [`${fields[refusal.position]}.${refusedFields[refusal.reason]}`]: error } }, 422)
  }
  return c.json({ carrinho: cartPayload(origin, lines) })
}

/** The field of a line that each refusal concerns. */
const refusedFields: Record<Refusal['reason'], string> = {
  unknown: 'id',
  unavailable: 'id',
  'cart-full': 'id',
  attribute: 'idAtributoValor',
  'text-missing': 'personalizacao',
  'text-long': 'personalizacao',
  'line-limit': 'quantidade',
  'product-limit': 'quantidade',
  stock: 'quantidade'
}
