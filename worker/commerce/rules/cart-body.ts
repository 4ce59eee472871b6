import * as v from 'valibot'
import { engraving } from './engraving.ts'
import { askedRecurrence } from './subscription.ts'

/** Numbers or numeric strings. The limit keeps sums within safe integers. */
export function whole(minimum: number) {
  const text = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number))
  return v.pipe(v.union([v.number(), text]), v.integer(), v.minValue(minimum), v.maxValue(999_999_999))
}

/** Checks the length before the items, because each wrong item makes an issue. */
export function listOf<Item extends v.GenericSchema>(item: Item, minLength: number, maxLength: number) {
  return v.pipe(v.array(v.unknown()), v.minLength(minLength), v.maxLength(maxLength), v.array(item))
}

const optionalId = v.nullish(whole(0), 0)

const key = {
  idProduto: whole(1),
  idAtributoSimples: optionalId,
  idUnidadeVenda: optionalId,
  idArmazem: optionalId,
  adicional: engraving
}

/** Further parameters of a line. The store only reads the delivery interval. */
const parameters = v.nullish(v.union([v.string(), v.array(v.unknown()), v.record(v.string(), v.unknown())]), '')

const tipo = v.optional(v.picklist(['produto', 'lista']), 'produto')

export const addBody = v.object({
  tipo,
  itens: listOf(v.object({ ...key, parametros: parameters, quantidade: whole(1) }), 1, 100)
})

export const updateBody = v.object({ tipo, ...key, quantidade: whole(0) })

export const deleteBody = v.object({ tipo, ...key })

type LineBody = v.InferOutput<typeof deleteBody>
export type AddBody = v.InferOutput<typeof addBody>

/** A subscription may also be in `parametros` (spec 3). The line then gets the subscription's unit of sale. */
export function lineOf(body: Omit<LineBody, 'tipo'> & { parametros?: unknown }) {
  return {
    productId: body.idProduto,
    variantId: body.idAtributoSimples,
    unitId: body.idUnidadeVenda || askedRecurrence(body.parametros),
    warehouseId: body.idArmazem,
    extra: body.adicional
  }
}
