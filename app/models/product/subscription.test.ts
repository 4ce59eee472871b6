import { expect, test } from 'vitest'
import { readSubscriptionMark, subscriptionText, toRecurrences, toSubscriptionMark } from './subscription.ts'

test.each([
  [{ assinatura: true, recorrencias: [90, 30, 30] }, [30, 90]],
  [{ assinatura: true, recorrencias: [] }, [30, 60, 90]],
  [{ assinatura: true, recorrencias: [20_300] }, [30, 60, 90]],
  [{ assinatura: false, recorrencias: [30] }, []]
])('%j can be had every %j days', (wire, days) => {
  expect(toRecurrences(wire)).toEqual(days)
})

test('the mark of a line says its interval again', () => {
  expect(readSubscriptionMark(toSubscriptionMark(45))).toEqual({ days: 45, rest: '' })
  expect(readSubscriptionMark('Minha assinatura-30')).toEqual({ days: 0, rest: 'Minha assinatura-30' })
  expect(subscriptionText(45, 'pt')).toBe('Assinatura: a cada 45 dias')
})
