import { item, number, requiredId, requiredNumber } from './tolerant.ts'

export const parcelamento = item({
  parcelas: requiredId,
  valorParcela: requiredNumber,
  valorTotal: number,
  taxa: number
})
