import * as v from 'valibot'
import { bodyList, bodyReader, flag, item, requiredNumber, text } from './tolerant.ts'

const frete = item({ id: text, tipo: text, label: text, valor: requiredNumber, prazo: text, entregaAgendada: flag })

const body = v.object({ fretes: bodyList(frete), restricaoEntrega: text, mensagem: text })

export type WireShipment = v.InferOutput<typeof body>

export const readShipment = bodyReader(body, ['fretes', 'restricaoEntrega'])
