import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDetail } from '../../contract/product-detail.ts'
import { toQuestions } from './questions.ts'

function questionsOf(perguntas: unknown) {
  const body = { estrutura: {}, conteudo: { id: 1, nome: 'X', status: 'disponivel', perguntas } }
  return toQuestions(readDetail(JSON.parse(JSON.stringify(body)))?.conteudo.perguntas ?? [])
}

test('answered questions come first, and the store’s answer before others', () => {
  const answer = (resposta: string, administrador: unknown) => ({ nome: 'A', resposta, administrador, data: '' })
  const questions = questionsOf([
    { id: '1', nome: 'Ana', pergunta: 'Aberta?', respostas: [] },
    { id: 2, nome: 'Rui <b>D.</b>', pergunta: 'Tem lactose?', respostas: [answer('Acho', 'n'), answer('Sim', 's')] },
    { nome: 'Lia', pergunta: 'Serve?', email: 'lia@exemplo.example', respostas: [answer('Serve', false)] }
  ])
  expect(questions.map(({ id, author, text }) => [id, author, text])).toEqual([
    [2, 'Rui D.', 'Tem lactose?'],
    [1, 'Ana', 'Aberta?'],
    [0, 'Lia', 'Serve?']
  ])
  expect(questions[0]?.answers.map(({ text, byStore }) => [text, byStore])).toEqual([
    ['Sim', true],
    ['Acho', false]
  ])
  expect(JSON.stringify(questions)).not.toContain('exemplo.example')
})

test('sorting questions loses and doubles none, and keeps the order of equals', () => {
  const wire = fc.record({
    pergunta: fc.stringMatching(/^\w{1,9}$/),
    respostas: fc.array(answerWire, { maxLength: 3 })
  })
  fc.assert(
    fc.property(fc.array(wire), wires => {
      const questions = questionsOf(wires.map((each, at) => ({ ...each, id: at + 1 })))
      const ids = questions.map(({ id }) => id)
      expect([...ids].sort((one, other) => one - other)).toEqual(wires.map((_, at) => at + 1))
      const firstOpen = questions.findIndex(({ answers }) => !answers.some(({ byStore }) => byStore))
      const cut = firstOpen < 0 ? ids.length : firstOpen
      for (const part of [ids.slice(0, cut), ids.slice(cut)])
        expect(part).toEqual([...part].sort((one, other) => one - other))
      expect(questions.slice(cut).every(({ answers }) => answers.every(({ byStore }) => !byStore))).toBe(true)
    })
  )
})

const answerWire = fc.record({ resposta: fc.stringMatching(/^\w{1,9}$/), administrador: fc.boolean() })

test('an answer without a list has no questions', () => {
  for (const wire of [undefined, null, [], {}, '', [null, 'x', { pergunta: ' ' }]])
    expect(questionsOf(wire)).toEqual([])
})
