import type { QuestionRow } from '../queries/detail.ts'
import { momentOf } from '../rules/moment.ts'

interface Answered {
  id: number
  author: string
  /** 0 or 1. */
  by_store: number
  answer: string
  created_at: number
}

/** `Pergunta` of the document. Omits e-mail addresses and phone numbers. */
export function questionOf(row: QuestionRow) {
  const answers: Answered[] = JSON.parse(row.answers)
  return {
    id: row.id,
    nome: row.author,
    email: '',
    contato: '',
    pergunta: row.question,
    data: momentOf(row.created_at),
    respostas: answers.map(answerOf)
  }
}

function answerOf({ id, author, by_store, answer, created_at }: Answered) {
  return {
    id,
    nome: author,
    email: '',
    contato: '',
    administrador: by_store === 1,
    resposta: answer,
    data: momentOf(created_at)
  }
}
