import { expect, test } from 'vitest'
import { readPage } from '../../contract/page.ts'
import { toPageHead } from './page-head.ts'

const context = { language: 'pt', origins: ['https://loja.example'] } as const

test('a page has the API’s description, continued with its own texts where it is short', () => {
  const given = 'Do sítio para a mesa: vitaminas, minerais e <b>proteínas</b> de quem planta e colhe.'
  const plain = given.replace(/<[^>]+>/g, '')
  expect(headOf({ description: given }, '<p>Outro texto.</p>').seo.description).toBe(plain)
  const short = headOf({ description: 'Do <b>sítio</b>.' }, '<p>Outro texto.</p>')
  expect(short.seo.description).toBe('Do sítio. Outro texto.')
  expect(headOf({ descriptionSocial: 'Para compartilhar.' }).seo.description).toBe('Para compartilhar.')
})

test('a page without a description has the beginning of its text, cut between words', () => {
  const { description } = headOf({}, `<p>${'Vitaminas para a rotina. '.repeat(20)}</p>`).seo
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/^Vitaminas para .*\S…$/)
  expect(headOf({}, '<p>Curto.</p>').seo.description).toBe('Curto.')
  expect(headOf({}).seo.description).toBe('')
})

test('a canonical address of any domain becomes one of this store', () => {
  expect(headOf({ canonical: 'https://www.outraloja.example/whey.html' }).seo.canonical).toBe('/whey')
})

function headOf(seo: object, ...html: string[]) {
  const wire = readPage({ estrutura: { seo } })
  if (!wire) throw new Error('the body was refused')
  return toPageHead(wire.estrutura, 'Página', context, ...html)
}
