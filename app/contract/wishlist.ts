import * as v from 'valibot'
import * as w from './tolerant.ts'

const favorito = v.union([
  w.requiredId,
  v.pipe(
    w.item({ id: w.id, idProduto: w.id }),
    v.transform(found => found.idProduto || found.id),
    v.minValue(1)
  )
])

export const readWishlist = w.bodyReader(['favoritos'], { favoritos: w.bodyList(favorito) })
