import * as v from 'valibot'
import { whole } from './cart-body.ts'
import { line } from './form-fields.ts'

/** Clients' prices are ignored. */
const chosen = v.object({ id: whole(1), idAtributoValor: v.nullish(whole(0), 0) })

/** `CombinationRequest` */
export const combinationBody = v.object({ produtoPrincipal: chosen, produtoIndicado: chosen })

// PHP writes an empty map as [].
const nothing = v.pipe(
  v.tuple([]),
  v.transform(() => null)
)

const subscription = v.nullish(v.union([nothing, v.object({ recorrencia: v.nullish(whole(0), 0) })]), null)

const text = v.object({
  id: whole(1),
  tipo: v.nullish(v.string(), 'text'),
  valorText: v.nullish(line, '')
})

const configured = v.object({
  ...chosen.entries,
  quantidade: v.nullish(whole(1), 1),
  assinatura: subscription,
  // This store has no products made of parts, so only an empty set is valid.
  conjunto: v.nullish(
    v.union([nothing, v.strictObject({}), v.object({ componentes: v.pipe(v.array(v.unknown()), v.maxLength(0)) })]),
    null
  ),
  personalizacao: v.nullish(v.pipe(v.array(text), v.maxLength(10)), [])
})

/** `ProductShopRequest` */
export const productShopBody = v.object({
  carrinho: v.nullish(v.boolean(), true),
  produtos: v.pipe(v.array(configured), v.minLength(1), v.maxLength(50))
})

export type ConfiguredProduct = v.InferOutput<typeof configured>

/** `ListShopRequest`. Prices may have any shape, because they are ignored. */
export const listShopBody = v.object({
  idListaCompra: whole(1),
  carrinho: v.nullish(v.boolean()),
  produtos: v.pipe(
    v.array(v.object({ ...chosen.entries, quantidade: v.optional(whole(1), 1) })),
    v.minLength(1),
    v.maxLength(100)
  )
})
