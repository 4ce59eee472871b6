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

test('a query form keeps the filters, and drops the page and its own fields', () => {
  expect(fields('?marca=3,7&order=x&pg=4&ipp=24', ['order'])).toEqual(['marca=3,7', 'ipp=24'])
})

test('a query form keeps the view, and a valid price', () => {
  expect(fields('?preco=20-80&exibicao=lista')).toEqual(['preco=20-80', 'exibicao=lista'])
  expect(fields('?preco=abc&marca=3')).toEqual(['marca=3'])
  expect(fields('?preco=100-')).toEqual([])
})

test('an empty or missing query gives no fields', () => {
  expect(fields('')).toEqual([])
  expect(fields('?a=')).toEqual([])
})

test('an option’s value is read from its link', () => {
  expect(queryValue('/x?marca=3&order=Menor+Pre%C3%A7o', 'order')).toBe('Menor Preço')
  expect(queryValue('/x', 'order')).toBe('')
})
