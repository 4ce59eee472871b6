import type { WirePergunta } from '../../contract/product-detail.ts'
import { plainText } from '../content/plain-text.ts'

/** Plain texts. Dates as the API sends them, for `formatDate`. Personal data other than names is not read. */
export type Question = ReturnType<typeof toQuestion>
export type Answer = ReturnType<typeof toAnswer>

export function toQuestions(wires: readonly WirePergunta[]): Question[] {
  const rank = ({ answers }: Question) => (answers[0]?.byStore ? 0 : 1)
  return wires.map(toQuestion).sort((one, other) => rank(one) - rank(other))
}

function toQuestion({ id, nome, pergunta, data, respostas }: WirePergunta) {
  return {
    /** 0 when the API gives none. Such a question cannot be answered. */
    id,
    author: plainText(nome),
    text: plainText(pergunta),
    date: data,
    answers: respostas.map(toAnswer).sort((one, other) => Number(other.byStore) - Number(one.byStore))
  }
}

function toAnswer({ nome, administrador, resposta, data }: WirePergunta['respostas'][number]) {
  return { author: plainText(nome), text: plainText(resposta), date: data, byStore: administrador }
}
