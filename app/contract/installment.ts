import { item, number, requiredId, requiredNumber } from './tolerant.ts'

/** One way to pay in installments, of a price or of a cart. */
export const parcelamento = item({
  parcelas: requiredId,
  valorParcela: requiredNumber,
  valorTotal: number,
  taxa: number
})
