import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readDetail } from '../../contract/product-detail.ts'
import { toKit } from './kit.ts'

const CONTEXT = { language: 'pt', origins: [] } as const

function kitOf(por: number, parts: readonly (readonly [por: number, quantidade?: number])[]) {
  const componentes = parts.map(([price, quantidade], at) => {
    return { quantidade, produto: { id: at + 2, nome: `Parte ${at}`, url: `/parte-${at}`, precos: { por: price } } }
  })
  const page = readDetail({ conteudo: { id: 1, nome: 'Kit', precos: { por }, componentes } })
  return page && toKit(page.conteudo, CONTEXT)
}

describe('a kit', () => {
  it('adds up its parts, each with all its units', () => {
    expect(kitOf(80, [[49.9], [20, 2]])).toMatchObject({
      parts: [
        { name: 'Parte 0', path: '/parte-0', quantity: 1, price: 49_90 },
        { name: 'Parte 1', path: '/parte-1', quantity: 2, price: 40_00 }
      ],
      apart: 89_90,
      together: 80_00,
      saved: 9_90
    })
  })

  it('has no sum where a price is missing, and no saving where there is none', () => {
    expect(kitOf(80, [[49.9], [0]])).toMatchObject({ apart: 0, together: 0, saved: 0 })
    expect(kitOf(0, [[49.9]])).toMatchObject({ apart: 0, together: 0, saved: 0 })
    expect(kitOf(80, [[40], [30]])).toMatchObject({ apart: 70_00, together: 80_00, saved: 0 })
  })

  it('is not shown without parts', () => {
    expect(kitOf(80, [])).toBeNull()
  })
})

const reais = fc.integer({ min: 1, max: 1_000_000 }).map(cents => cents / 100)

test('a kit’s saving is the sum of its parts less its price, in whole cents', () => {
  fc.assert(
    fc.property(reais, fc.array(fc.tuple(reais, fc.integer({ min: 1, max: 9 })), { minLength: 1 }), (por, parts) => {
      const kit = kitOf(por, parts)
      const sum = parts.reduce((total, [price, quantity]) => total + Math.round(price * 100) * quantity, 0)
      expect(kit).toMatchObject({ apart: sum, saved: Math.max(0, sum - Math.round(por * 100)) })
    })
  )
})
