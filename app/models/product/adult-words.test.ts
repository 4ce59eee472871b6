import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { hasWords, readAlcohol } from './adult-words.ts'

const DRINKS = [
  'Vinho Tinto Malbec Reserva 750 ml',
  'VINHOS',
  'Vinho do Porto Tawny',
  'Cerveja IPA 500 ml (pack com 6)',
  'Chope Pilsen 1 L',
  'Cachaça Envelhecida',
  'cachaca prata',
  'Vodka Destilada 1 L',
  'Gin London Dry',
  'Gim artesanal',
  'Whisky 12 anos',
  'Uísque escocês',
  'Rum Ouro',
  'Tequila Reposado',
  'Licor de Cacau',
  'Espumante Brut Rosé',
  'Champanhe',
  'Conhaque de Gengibre',
  'Hidromel Tradicional',
  'Sidra de Maçã',
  'Saquê Seco 740 ml',
  'Vermute Rosso',
  'Aperitivo alcoólico de laranja',
  'Bebidas alcoólicas',
  'Kombucha alcoólica',
  'Red Wine 750 ml',
  'Craft Beer',
  'Dry cider',
  'Alcoholic drinks',
  'Kit Vinho + 2 taças',
  '2 taças + vinho tinto',
  'Vinho com taça',
  'Vinho e cerveja sem álcool',
  'Cerveja Pilsen 5,0% 350 ml',
  'Cerveja 10% vol.'
]

const NO_DRINKS = [
  'Cerveja sem álcool 350 ml',
  'Cerveja Zero Álcool',
  'Cerveja Lager 0,0% 330 ml',
  'Cerveja 0%',
  'Vinho desalcoolizado',
  'Alcohol-free beer',
  'Non-alcoholic wine',
  'Ginger beer',
  'Levedura de Cerveja 400 comprimidos',
  'Levedura de cerveja em pó',
  "Brewer's Yeast",
  'Beer yeast tablets',
  'Vinagre de vinho tinto',
  'Vinagre de sidra de maçã',
  'Apple Cider Vinegar Gummies',
  'Extrato de vinho tinto 60 cápsulas',
  'Extrato de vinho tinto e resveratrol',
  'Red wine extract capsules',
  'Óleo de semente de uva',
  'Taça de vinho',
  'Taça para vinho e cerveja',
  'Abridor de vinho',
  'Wine glass',
  'Camiseta cor vinho',
  'Camiseta Dry Fit Vinho',
  'Coqueteleira Vinho 600 ml',
  'Whey Protein sabor licor de cacau',
  'Shampoo de cerveja'
]

const NEITHER = [
  'Ginseng',
  'Gengibre em pó',
  'Bala de alcaçuz',
  'Licorice root',
  'Rumo certo',
  'Ferrum',
  'Ginkgo biloba',
  'Ginástica',
  'Vinhosa',
  'Winery',
  'Whey Protein',
  ''
]

test.each(DRINKS)('%s is a drink for adults', name => expect(readAlcohol(name)).toBe('drink'))
test.each(NO_DRINKS)('%s only sounds like one', name => expect(readAlcohol(name)).toBe('other'))
test.each(NEITHER)('%j says nothing of alcohol', name => expect(readAlcohol(name)).not.toBe('drink'))

test('case, accents and joined words make no difference', () => {
  const spelling = fc.constantFrom<(name: string) => string>(
    name => name.toUpperCase(),
    name => name.normalize('NFD'),
    name => name.normalize('NFD').replace(/\p{M}/gu, ''),
    name => ` ${name}  `
  )
  fc.assert(
    fc.property(fc.constantFrom(...DRINKS, ...NO_DRINKS), spelling, (name, spelled) => {
      expect(readAlcohol(spelled(name))).toBe(readAlcohol(name))
    })
  )
})

test('a drink is matched as a whole word, also before a comma', () => {
  const drink = fc.constantFrom('vinho', 'gin', 'rum', 'cerveja', 'beer')
  fc.assert(
    fc.property(drink, fc.stringMatching(/^[a-zà-öø-ú]{1,8}$/), fc.string(), (word, letters, more) => {
      expect(readAlcohol(`xx${letters}${word}${letters}xx`)).toBeNull()
      expect(readAlcohol(`${word}, ${more}`)).toBe('drink')
    })
  )
})

test('a long name is read in linear time', () => {
  const startedAt = performance.now()
  for (const part of ['vinho sem ', '0,', '0 ', 'taça e ', ' com ', 'alcool ']) readAlcohol(part.repeat(50_000))
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})

test('the shop’s own words are matched as whole words', () => {
  expect(hasWords('Kombucha-Alcoólica 1 L', 'kombucha alcoolica')).toBe(true)
  expect(hasWords('Kombucha alcoólicas', 'kombucha alcoolica')).toBe(false)
})

test('the demonstration’s only product named like a drink is the one with alcohol', () => {
  const names = globSync('worker/commerce/demo/data/products/*.yaml').flatMap(file => {
    const products: { name: string | object; ageRestricted?: boolean }[] = parse(readFileSync(file, 'utf8'))
    return products.flatMap(({ name, ageRestricted }) => {
      const texts = typeof name === 'string' ? [name] : Object.values(name)
      return texts.map(text => ({ text: String(text), ageRestricted }))
    })
  })
  expect(names.length).toBeGreaterThan(400)
  const named = names.filter(({ text }) => readAlcohol(text) === 'drink')
  expect(named.every(({ ageRestricted }) => ageRestricted)).toBe(true)
  expect(named).toHaveLength(2)
})
