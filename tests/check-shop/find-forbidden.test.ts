import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findForbidden } from './find-forbidden.ts'

const failing = (text: string) =>
  findForbidden(text)
    .filter(({ severity }) => severity !== 'look')
    .map(({ promise }) => promise)

test.each([
  ['Emagrecimento', 'loses weight'],
  ['Chá que seca a barriga', 'loses weight'],
  ['QUEIMADOR DE GORDURA', 'burns fat'],
  ['Fortalece a imunidade', 'strengthens immunity'],
  ['Cura a insônia', 'cures'],
  ['Previne gripes e resfriados', 'prevents an illness'],
  ['Trata dores nas costas', 'treats an illness'],
  ['Suco detox', 'cleanses the body'],
  ['Acelera o metabolismo', 'speeds up the metabolism'],
  ['Rejuvenesce a pele', 'makes young'],
  ['Ação anti-inflamatória', 'works against inflammation'],
  ['A natural fat burner', 'burns fat'],
  ['Weight loss', 'loses weight']
])('“%s” %s', (text, promise) => {
  expect(failing(text)).toEqual([promise])
})

test.each([
  'A vitamina C auxilia no funcionamento do sistema imune.',
  'Auxilia no metabolismo energético.',
  'Este produto não trata, não cura e não previne doenças.',
  'Sem promessa de cura.',
  'This product does not treat, cure or prevent disease.',
  'Trata-se de um alimento. O tratamento de dados segue a LGPD.',
  'Procuramos o melhor, com segurança e secura.',
  'O glúten, a caseína e o colágeno.'
])('“%s” is allowed', text => {
  expect(failing(text)).toEqual([])
})

test('an ambiguous name is left for a person to judge', () => {
  expect(findForbidden('Kits imunidade').map(({ severity }) => severity)).toEqual(['look'])
})

test('the quote has the words as they are written', () => {
  const [found] = findForbidden('Cápsulas de cá​fé com ação Anti-Inflamatória e muito mais do que isso tudo por menos')
  expect(found?.quote).toContain('Anti-Inflamatória')
})

test('the search takes linear time', () => {
  const words = fc.array(fc.constantFrom('queima', 'de ', 'cura', ' não ', 'emagrec', 'á', ' ', 'trata', 'sem '), {
    maxLength: 40
  })
  fc.assert(
    fc.property(words, parts => {
      const startedMs = performance.now()
      findForbidden(parts.join('').repeat(500))
      expect(performance.now() - startedMs).toBeLessThan(3_000)
    }),
    { numRuns: 20 }
  )
})
