import * as v from 'valibot'
import { whole } from './cart-body.ts'

/** `ListShopRequest`. Prices may have any shape, because they are ignored. */
export const listShopBody = v.object({
  idListaCompra: whole(1),
  carrinho: v.optional(v.nullable(v.boolean())),
  produtos: v.pipe(
    v.array(
      v.object({
        id: whole(1),
        idAtributoValor: v.optional(v.nullable(whole(0)), 0),
        quantidade: v.optional(whole(1), 1)
      })
    ),
    v.minLength(1),
    v.maxLength(100)
  )
})

export type ListShopBody = v.InferOutput<typeof listShopBody>
