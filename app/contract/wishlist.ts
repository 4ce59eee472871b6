import * as v from 'valibot'
import { bodyList, bodyReader, id, item, requiredId } from './tolerant.ts'

/** Ids as numbers, strings, or objects with `id` or `idProduto`. */
const favorito = v.union([
  requiredId,
  v.pipe(
    item({ id, idProduto: id }),
    v.transform(found => found.idProduto || found.id),
    v.minValue(1)
  )
])

export const readWishlist = bodyReader(['favoritos'], { favoritos: bodyList(favorito) })
