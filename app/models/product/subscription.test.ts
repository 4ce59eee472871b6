import { expect, test } from 'vitest'
import {
  readSubscriptionMark,
  subscriptionText,
  toRecurrences,
  toSubscriptionMark,
  toSubscriptionTerms
} from './subscription.ts'

test.each([
  [{ assinatura: true, recorrencias: [90, 30, 30] }, [30, 90]],
  [{ assinatura: true, recorrencias: [] }, [30, 60, 90]],
  [{ assinatura: true, recorrencias: [20_300] }, [30, 60, 90]],
  [{ assinatura: false, recorrencias: [30] }, []]
])('%j is delivered every %j days', (wire, days) => {
  expect(toRecurrences(wire)).toEqual(days)
})

test('a cart line’s mark gives its interval', () => {
  expect(readSubscriptionMark(toSubscriptionMark(45))).toEqual({ days: 45, rest: '' })
  expect(readSubscriptionMark('Minha assinatura-30')).toEqual({ days: 0, rest: 'Minha assinatura-30' })
  expect(subscriptionText(45, 'pt')).toBe('Assinatura: a cada 45 dias')
})

test.each([
  [true, { desconto: 10, cancelaQuandoQuiser: true }, { percent: 10, cancelable: true }],
  [true, { desconto: 7.5, cancelaQuandoQuiser: false }, { percent: 7.5, cancelable: false }],
  [true, { desconto: null, cancelaQuandoQuiser: true }, { percent: 0, cancelable: true }],
  [true, { desconto: 100, cancelaQuandoQuiser: false }, null],
  [true, { desconto: null, cancelaQuandoQuiser: false }, null],
  [false, { desconto: 10, cancelaQuandoQuiser: true }, null]
])('a product with subscriptions %j and terms %j shows %j', (assinatura, condicoesAssinatura, terms) => {
  expect(toSubscriptionTerms({ assinatura, condicoesAssinatura })).toEqual(terms)
})
