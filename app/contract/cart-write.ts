import * as v from 'valibot'
import * as w from './tolerant.ts'

const item = v.object({ idProduto: w.requiredId })

/** The products that a write of the cart names. Null where one cannot be read. */
export const readWrite = w.schemaReader(
  ['itens', 'idProduto'],
  v.union([
    v.pipe(
      v.object({ tipo: v.optional(v.literal('produto')), itens: v.array(item) }),
      v.transform(({ itens }) => itens.map(({ idProduto }) => idProduto))
    ),
    v.pipe(
      v.object({ tipo: v.optional(v.literal('produto')), idProduto: w.requiredId }),
      v.transform(({ idProduto }) => [idProduto])
    )
  ])
)
