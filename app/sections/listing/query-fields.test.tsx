import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { QueryFields, queryValue } from './query-fields.tsx'

/** The hidden inputs on a page with this query, as `name=value`. */
function fields(search: string, asked: string[] = []): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/vitaminas${search}`]}>
      <QueryFields asked={asked} />
    </MemoryRouter>
  )
  return [...html.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)"\/>/g)].map(
    ([, name, value]) => `${name}=${value}`
  )
}

test('a form keeps the filters and drops the page and what it asks itself', () => {
  expect(fields('?marca=3,7&order=x&pg=4&ipp=24', ['order'])).toEqual(['marca=3,7', 'ipp=24'])
})

test('a form keeps the view, and a price only where it is one', () => {
  expect(fields('?preco=20-80&exibicao=lista')).toEqual(['preco=20-80', 'exibicao=lista'])
  expect(fields('?preco=abc&marca=3')).toEqual(['marca=3'])
  expect(fields('?preco=100-')).toEqual([])
})

test('empty and missing queries give no fields', () => {
  expect(fields('')).toEqual([])
  expect(fields('?a=')).toEqual([])
})

test('the value of an option is read from its link', () => {
  expect(queryValue('/x?marca=3&order=Menor+Pre%C3%A7o', 'order')).toBe('Menor Preço')
  expect(queryValue('/x', 'order')).toBe('')
})
