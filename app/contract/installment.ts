import { item, number, requiredId, requiredNumber } from './tolerant.ts'

/** One installment plan of a price or a cart. */
export const parcelamento = item({
  parcelas: requiredId,
  valorParcela: requiredNumber,
  valorTotal: number,
  taxa: number
})
