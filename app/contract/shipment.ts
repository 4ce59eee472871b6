import * as w from './tolerant.ts'

const frete = w.item({ ...w.texts('id', 'tipo', 'label', 'prazo'), valor: w.requiredNumber })

export type WireShipment = w.Wire<typeof readShipment>

export const readShipment = w.bodyReader(['fretes', 'restricaoEntrega'], {
  fretes: w.bodyList(frete),
  ...w.texts('restricaoEntrega', 'mensagem')
})
