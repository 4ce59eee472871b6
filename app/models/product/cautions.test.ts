import { describe, expect, test } from 'vitest'
import { findDuty } from './duties.ts'
import { toFacts } from './product-facts.ts'

type Group = [nome: string, ...rows: [label: string, valor: string][]]

function factsOf(...groups: Group[]) {
  return toFacts(
    groups.map(([nome, ...rows]) => ({
      nome,
      visivelSite: true,
      itens: rows.map(([label, valor]) => ({ label, valor, valorDiario: '' }))
    }))
  )
}

const USAGE: Group = ['Modo de uso', ['', 'Uma ao dia.']]
const NUTRITION: Group = ['Informação nutricional', ['Proteínas', '24 g']]
const ALL = ['medicine', 'dose', 'children']

describe('the cautions of a supplement', () => {
  test('stand after its directions', () => {
    const facts = factsOf(NUTRITION, ['Ingredientes', ['', 'Soro.']], USAGE, ['Advertências', ['', 'Contém leite.']])
    expect(facts).toMatchObject({ cautions: ALL, cautionsAfter: 1 })
  })

  test('stand after its last fact where it has no directions', () => {
    expect(factsOf(NUTRITION, ['Lote', ['Número', '1']])).toMatchObject({ cautions: ALL, cautionsAfter: 0 })
  })

  test('stand only once', () => {
    const own = 'ESTE PRODUTO NÃO É UM MEDICAMENTO. Mantenha fora do alcance de crianças!'
    expect(factsOf(USAGE, ['Advertências', ['', own]]).cautions).toEqual(['dose'])
  })

  test.each(['Alimento', 'Bebida alcoólica', 'Acessório', 'Food'])('%s has none', kind => {
    expect(factsOf(NUTRITION, USAGE, ['Dados', ['Classificação', kind]]).cautions).toEqual([])
  })

  test.each(['Suplemento alimentar', 'Kit de suplementos alimentares', 'Vitaminas'])('%s has all', kind => {
    expect(factsOf(USAGE, ['Dados', ['Classificação', kind]]).cautions).toEqual(ALL)
  })

  test('a product without nutrition facts and directions has none', () => {
    expect(factsOf(['Material', ['', 'Aço.']]).cautions).toEqual([])
  })
})

describe('what the law asks of a product', () => {
  const { facts } = factsOf(
    ['Dados', ['Peso', '1 kg'], ['País de origem', 'Brasil']],
    ['Ingredientes', ['', 'Soro.'], ['Alérgicos', 'Contém leite.']],
    ['Registro', ['Notificação na Anvisa:', '25351.1/2025']],
    ['Lote', ['Validade', '10/2028']]
  )

  test('stands in one table, in one order', () => {
    expect(facts.map(({ title }) => title)).toEqual(['Dados', 'Ingredientes', 'Lote'])
    expect(facts[0]?.rows.map(({ label }) => label)).toEqual([
      'País de origem',
      'Alérgicos',
      'Alimento notificado na Anvisa',
      'Peso'
    ])
  })

  test('is found by its label, and is empty where no field has it', () => {
    expect(findDuty(facts, 'origin')).toBe('Brasil')
    expect(findDuty(facts, 'notification')).toBe('25351.1/2025')
    expect(findDuty(facts, 'validity')).toBe('')
  })
})
