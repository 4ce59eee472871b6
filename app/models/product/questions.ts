import type { WirePergunta } from '../../contract/product-detail.ts'
import { plainText } from '../content/plain-text.ts'

/** Plain texts. Dates as the API sends them, for `formatDate`. Personal data other than names is not read. */
export type Question = ReturnType<typeof toQuestion>
export type Answer = ReturnType<typeof toAnswer>

/** Answered questions and the store's answers come first, otherwise in the API's order. */
export function toQuestions(wires: readonly WirePergunta[]): Question[] {
  const questions = wires.map(toQuestion)
  return [...questions.filter(isAnswered), ...questions.filter(question => !isAnswered(question))]
}

function toQuestion({ id, nome, pergunta, data, respostas }: WirePergunta) {
  const answers = respostas.map(toAnswer)
  return {
    /** 0 when the API gives none. Such a question cannot be answered. */
    id,
    author: plainText(nome),
    text: plainText(pergunta),
    date: data,
    answers: [...answers.filter(({ byStore }) => byStore), ...answers.filter(({ byStore }) => !byStore)]
  }
}

function toAnswer({ nome, administrador, resposta, data }: WirePergunta['respostas'][number]) {
  return { author: plainText(nome), text: plainText(resposta), date: data, byStore: administrador }
}

function isAnswered({ answers }: Question): boolean {
  return answers[0]?.byStore ?? false
}
