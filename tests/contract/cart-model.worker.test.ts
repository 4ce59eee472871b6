import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { type Json, line, seedDatabase, shopper } from './backend.ts'

const CART = 'checkout/cart'

beforeAll(() => seedDatabase())

/** The model of a unit: its maximum quantity and its price in cents. */
interface Unit {
  productId: number
  variantId: number
  most: number
  cents: number
}

const units: Unit[] = [
  { productId: ids.creatine, variantId: 0, most: 5, cents: 89_90 },
  { productId: ids.limited, variantId: 0, most: 3, cents: 30_00 },
  { productId: ids.whey, variantId: ids.chocolate, most: 8, cents: 149_90 },
  { productId: ids.whey, variantId: ids.vanilla, most: 3, cents: 159_90 },
  { productId: ids.vitaminD, variantId: 0, most: 99, cents: 49_90 }
]

type Operation =
  | { kind: 'add'; items: { unit: number; quantity: number }[] }
  | { kind: 'set'; unit: number; quantity: number }
  | { kind: 'delete'; unit: number }

const unit = fc.nat({ max: units.length - 1 })
const quantity = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.integer({ min: 5, max: 120 }))
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    items: fc.array(fc.record({ unit, quantity }), { minLength: 1, maxLength: 3 })
  }),
  fc.record({ kind: fc.constant('set' as const), unit, quantity: fc.oneof(quantity, fc.constant(0)) }),
  fc.record({ kind: fc.constant('delete' as const), unit })
)

it('the cart agrees with a simple model after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 12 }), async operations => {
      const ask = shopper()
      const model = new Map<number, number>()
      for (const step of operations) {
        const expected = apply(model, step)
        const answer = await send(ask, step)
        expect(answer.status, JSON.stringify(step)).toBe(expected === 'unknown' ? 404 : 200)
        if (answer.status === 200) expect(answer.body.mensagens.length > 0).toBe(expected === 'refused')
        if (answer.status === 200) expectSame(answer.body, model)
      }
      expectSame((await ask('GET', CART)).body, model)
    }),
    { numRuns: 30 }
  )
}, 60_000)

function apply(model: Map<number, number>, step: Operation): 'done' | 'refused' | 'unknown' {
  if (step.kind === 'add') return applyAdd(model, step.items)
  if (!model.has(step.unit)) return 'unknown'
  if (step.kind === 'delete' || step.quantity === 0) model.delete(step.unit)
  else if (step.quantity > most(step.unit)) return 'refused'
  else model.set(step.unit, step.quantity)
  return 'done'
}

function applyAdd(model: Map<number, number>, items: { unit: number; quantity: number }[]): 'done' | 'refused' {
  const next = new Map(model)
  for (const item of items) next.set(item.unit, (next.get(item.unit) ?? 0) + item.quantity)
  if ([...next].some(([index, count]) => count > most(index))) return 'refused'
  for (const [index, count] of next) model.set(index, count)
  return 'done'
}

function most(index: number): number {
  return units[index]?.most ?? 0
}

function send(ask: ReturnType<typeof shopper>, step: Operation) {
  if (step.kind === 'add') {
    const itens = step.items.map(item => wire(item.unit, item.quantity))
    return ask('POST', CART, { tipo: 'produto', itens })
  }
  if (step.kind === 'set') return ask('PUT', CART, wire(step.unit, step.quantity))
  return ask('DELETE', CART, wire(step.unit, 0))
}

function wire(index: number, count: number) {
  return line(units[index]?.productId ?? 0, count, { idAtributoSimples: units[index]?.variantId })
}

function expectSame(body: Json, model: Map<number, number>): void {
  const shown = body.itens.map((item: Json) => [item.hash.idProduto, item.hash.idAtributoSimples, item.quantidade])
  const known = [...model].map(([index, count]) => [units[index]?.productId, units[index]?.variantId, count])
  expect(shown).toHaveLength(known.length)
  expect(shown).toEqual(expect.arrayContaining(known))
  const cents = [...model].reduce((sum, [index, count]) => sum + (units[index]?.cents ?? 0) * count, 0)
  expect(Math.round(body.total * 100)).toBe(cents)
  expect(body.itens.reduce((sum: number, item: Json) => sum + Math.round(item.precos.total * 100), 0)).toBe(cents)
}
