import { expect, test } from 'vitest'
import { readDetail } from '../../contract/product-detail.ts'
import { toFacts } from './product-facts.ts'

const ORIGIN = 'https://loja.example'

function hrefOf(valor: string) {
  const caracteristicas = [{ nome: 'Lote', itens: [{ label: 'Laudo', valor }] }]
  const conteudo = { id: 1, nome: 'X', status: 'disponivel', caracteristicas }
  const wire = readDetail({ estrutura: {}, conteudo })?.conteudo
  return toFacts(wire?.caracteristicas ?? [], [ORIGIN]).facts[0]?.rows[0]?.href
}

test.each([
  [`${ORIGIN}/laudos/1.pdf`, '/laudos/1.pdf'],
  ['https://laudos.example/a?b=1', 'https://laudos.example/a?b=1'],
  ['Veja https://laudos.example/a', undefined],
  ['javascript:alert(1)', undefined],
  ['AF-2610', undefined],
  ['/laudo', undefined],
  [`https://x.example/${'a'.repeat(9_000)}`, undefined]
])('a characteristic %j links to %j', (valor, href) => {
  expect(hrefOf(valor)).toBe(href)
})
