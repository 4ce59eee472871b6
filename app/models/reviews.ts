import type { WireDetail } from '../contract/product-detail.ts'
import { toPicture } from './link.ts'
import type { MapContext } from './map-context.ts'
import { plainText } from './plain-text.ts'

/** Plain texts; `date` as the wire has it, for `formatDate`. Personal data besides the name is never read. */
export interface Review {
  author: string
  rating: number
  comment: string
  date: string
  images: string[]
}

export interface Question {
  author: string
  text: string
  date: string
  answers: { author: string; text: string; date: string }[]
}

export function toReviews(wires: WireDetail['avaliacao']['avaliacoes'], context: MapContext): Review[] {
  return wires.map(({ nome, nota, comentario, data, anexos }) => ({
    author: plainText(nome),
    rating: Math.min(5, Math.max(1, Math.round(nota ?? 5))),
    comment: plainText(comentario),
    date: data,
    images: anexos.map(({ arquivo }) => toPicture(arquivo, context)).filter(source => source !== null)
  }))
}

export function toQuestions(wires: WireDetail['perguntas']): Question[] {
  return wires.map(({ nome, pergunta, data, respostas }) => ({
    author: plainText(nome),
    text: plainText(pergunta),
    date: data,
    answers: respostas.map(answer => ({
      author: plainText(answer.nome),
      text: plainText(answer.resposta),
      date: answer.data
    }))
  }))
}
