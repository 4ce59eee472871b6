import * as w from './tolerant.ts'

export const parcelamento = w.item({
  parcelas: w.requiredId,
  valorParcela: w.requiredNumber,
  valorTotal: w.number,
  taxa: w.number
})
