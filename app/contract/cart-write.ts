import * as v from 'valibot'

/** A spelling that every API reads as the same number. */
const id = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))
])

const tipo = v.optional(v.literal('produto'))

const write = v.union([
  v.pipe(
    v.strictObject({ tipo, itens: v.array(v.object({ idProduto: id })) }),
    v.transform(({ itens }) => itens.map(({ idProduto }) => idProduto))
  ),
  v.pipe(
    v.object({ tipo, idProduto: id, itens: v.optional(v.never()) }),
    v.transform(({ idProduto }) => [idProduto])
  )
])

/** The products that a write of the cart names. Null where an API could read others. */
export function readWrite(body: unknown): number[] | null {
  const { success, output } = v.safeParse(write, body)
  return success ? output : null
}
