import { bodyList, bodyReader, item, requiredNumber, texts, type Wire } from './tolerant.ts'

const frete = item({ ...texts('id', 'tipo', 'label', 'prazo'), valor: requiredNumber })

export type WireShipment = Wire<typeof readShipment>

export const readShipment = bodyReader(['fretes', 'restricaoEntrega'], {
  fretes: bodyList(frete),
  ...texts('restricaoEntrega', 'mensagem')
})
