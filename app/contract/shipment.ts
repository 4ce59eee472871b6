import { bodyList, bodyReader, flag, item, requiredNumber, text, texts, type Wire } from './tolerant.ts'

const frete = item({ id: text, tipo: text, label: text, valor: requiredNumber, prazo: text, entregaAgendada: flag })

export type WireShipment = Wire<typeof readShipment>

export const readShipment = bodyReader(['fretes', 'restricaoEntrega'], {
  fretes: bodyList(frete),
  ...texts('restricaoEntrega', 'mensagem')
})
