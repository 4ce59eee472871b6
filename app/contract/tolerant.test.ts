import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readBanners } from './banners.ts'
import { readBrands } from './brands.ts'
import { readCart } from './cart.ts'
import { readErrorText } from './command.ts'
import examples from './example-bodies.json' with { type: 'json' }
import { readListing } from './listing.ts'
import { readMenu } from './menus.ts'
import { readPage } from './page.ts'
import { readDetail } from './product-detail.ts'
import { readSettings } from './settings.ts'
import { readShipment } from './shipment.ts'
import { readShowcase } from './showcase.ts'
import { flag, list, number, requiredId, shape, text } from './tolerant.ts'
import { readUser } from './user.ts'
import { readVerify } from './verify.ts'
import { readWishlist } from './wishlist.ts'

const readers = {
  banners: readBanners,
  brands: readBrands,
  cart: readCart,
  detail: readDetail,
  listing: readListing,
  menu: readMenu,
  page: readPage,
  settings: readSettings,
  shipment: readShipment,
  showcase: readShowcase,
  user: readUser,
  verify: readVerify,
  wishlist: readWishlist
}
type Name = keyof typeof readers
const names = Object.keys(readers) as Name[]

describe('blocks', () => {
  test('numbers come as strings, also as written in Brazil', () => {
    const read = (input: unknown) => v.parse(number, input)
    expect(['49.9', '49,90', '1.234,56', ' 7 ', 3].map(read)).toEqual([49.9, 49.9, 1234.56, 7, 3])
    expect(['', 'abc', null, [], true, Number.NaN].map(read)).toEqual([null, null, null, null, null, null])
  })

  test('texts come as numbers, flags as s and n', () => {
    expect([12, 'x', null, {}].map(input => v.parse(text, input))).toEqual(['12', 'x', '', ''])
    expect(['s', 'n', 1, 0, true, 'true', ''].map(input => v.parse(flag, input))).toEqual([
      true,
      false,
      true,
      false,
      true,
      true,
      false
    ])
  })

  test('an empty list stands for an empty object, an object for a list; bad items are dropped', () => {
    const schema = shape({ a: text, ids: list(requiredId) })
    expect(v.parse(schema, [])).toEqual({ a: '', ids: [] })
    expect(v.parse(schema, undefined)).toEqual({ a: '', ids: [] })
    expect(v.parse(schema, { a: 'x', ids: { 0: '3', 4: 5, 9: 'bad' } })).toEqual({ a: 'x', ids: [3, 5] })
  })
})

describe('bodies', () => {
  test.each(names)('%s reads its example, wrapped or not', name => {
    const body = examples[name]
    const read = readers[name](body)
    expect(read).not.toBeNull()
    expect(readers[name]({ data: body })).toEqual(read)
    expect(readers[name]({ ...body, extra: { deep: [1] } })).toEqual(read)
  })

  test.each(names)('%s refuses any other body', name => {
    const wrong = [null, undefined, '', '<html>', 7, [], {}, { error: 'Erro' }, { data: [] }, { outro: true }]
    for (const body of wrong) expect(readers[name](body)).toBeNull()
  })

  test.each(names)('%s never throws for any change of its example', name => {
    const places = pathsOf(examples[name])
    const junk = fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, [], {}, '', null, 0, -1, 'NaN', '1.234,56', [[]]))
    const changes = fc.array(fc.tuple(fc.nat(places.length - 1), junk), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(changes, found => {
        const body = structuredClone(examples[name])
        for (const [place, value] of found) put(body, places[place] ?? [], value)
        readers[name](body)
      }),
      { numRuns: 150 }
    )
  })

  test('a list without a usable item counts as another body', () => {
    expect(readShowcase({ produtos: ['x', 1] })).toBeNull()
    expect(readShowcase({ produtos: 'indisponível' })).toBeNull()
    expect(readListing({ conteudo: 'x' })).toBeNull()
    expect(readShowcase({ produtos: [], vitrine: [] })).toEqual({
      vitrine: { titulo: '', tagTitulo: '' },
      produtos: []
    })
  })

  test('one bad product leaves the others in the list', () => {
    const { produtos } = examples.showcase
    const read = readShowcase({ ...examples.showcase, produtos: [null, { nome: 'sem id' }, ...produtos] })
    expect(read?.produtos.map(({ id }) => id)).toEqual(produtos.map(({ id }) => id))
  })

  test('a deeply nested menu does not throw', () => {
    let item: object = { label: 'fim' }
    for (let depth = 0; depth < 20_000; depth++) item = { label: 'x', sub: [item] }
    expect(() => readMenu({ menu: [item] })).not.toThrow()
  })
})

describe('quirks', () => {
  test('settings come with and without configuracoes', () => {
    const { configuracoes } = examples.settings
    expect(readSettings(configuracoes)).toEqual(readSettings(examples.settings))
  })

  test('menus may call their children `children` or `itens`', () => {
    const read = readMenu({
      menu: [
        { label: 'a', children: [{ label: 'b' }] },
        { label: 'c', itens: [{ label: 'd' }] }
      ]
    })
    expect(read?.menu.map(({ sub }) => sub.map(({ label }) => label))).toEqual([['b'], ['d']])
  })

  test('favourites are numbers, strings or objects', () => {
    expect(readWishlist({ favoritos: [101, '102', { id: 103 }, { idProduto: '104' }, 'x'] })?.favoritos).toEqual([
      101, 102, 103, 104
    ])
  })

  test('a cart may have a single field', () => {
    expect(readCart({ itens: [] })?.itens).toEqual([])
    expect(readCart({ mensagens: [{ mensagem: 'Sem estoque' }] })?.mensagens).toHaveLength(1)
  })

  test('the error text has four names', () => {
    const bodies = [{ error: 'a' }, { mensagem: 'b' }, { message: 'c' }, { erro: 'd' }, '<html>', undefined]
    expect(bodies.map(readErrorText)).toEqual(['a', 'b', 'c', 'd', '', ''])
  })
})

type Path = (string | number)[]

function pathsOf(node: unknown, path: Path = []): Path[] {
  if (typeof node !== 'object' || node === null) return [path]
  return [path, ...Object.entries(node).flatMap(([key, value]) => pathsOf(value, [...path, key]))].filter(
    found => found.length > 0
  )
}

function put(root: unknown, path: Path, value: unknown): void {
  let node: unknown = root
  for (const key of path.slice(0, -1)) {
    if (typeof node !== 'object' || node === null) return
    node = Reflect.get(node, key)
  }
  const last = path.at(-1)
  if (typeof node === 'object' && node !== null && last !== undefined) Reflect.set(node, last, value)
}
