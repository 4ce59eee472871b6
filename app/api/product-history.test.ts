import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDetail } from '../contract/product-detail.ts'
import { toProductPage } from '../models/product/product-page.ts'
import type { Visited } from '../models/shopper/visit.ts'
import { toProductView } from '../sections/product-detail/product-view.ts'
import { createProductHistory, MAX_VISITS, VISIT_AGE_MS } from './product-history.ts'

const KEY = 'productHistory'
const START = 1_800_000_000_000
const context = { language: 'pt', origins: [] } as const

function memory(text?: string) {
  const items = new Map(text === undefined ? [] : [[KEY, text]])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key)
  }
}

function picture(idAtributoValor: number, arquivos: object) {
  return { idAtributoValor, descricao: 'Whey', arquivos }
}

function historyOf(storage: ReturnType<typeof memory>, clock = { now: START }) {
  return createProductHistory(
    () => storage,
    () => clock.now
  )
}

function product(id: number, changes: Partial<Visited> = {}): Visited {
  return {
    id,
    path: `/produto-${id}`,
    name: `Produto ${id}`,
    brand: { name: 'Serra Alta', path: '/marcas/serra-alta' },
    status: 'available',
    price: { now: 14_990, was: 16_990, cash: 14_241, cashPercent: 5, installments: { count: 3, value: 4_997 } },
    gallery: [{ source: `/media/${id}.webp`, alt: `Produto ${id}`, attribute: 0 }],
    attribute: null,
    stock: 9,
    badges: [{ label: 'Vegano', text: '#ffffff', background: '#1e7a3c' }],
    rating: { average: 4.8, count: 12 },
    line: { unit: 0, warehouse: 0, additional: '' },
    customizations: [],
    ...changes
  }
}

describe('viewed history', () => {
  test('shows a product as it was viewed, and stores it under the wire’s names', () => {
    const storage = memory()
    const history = historyOf(storage)
    history.record(product(7), 'pt')
    expect(history.cardsBeside(8)).toEqual([
      {
        id: 7,
        path: '/produto-7',
        name: 'Produto 7',
        brand: 'Serra Alta',
        image: '/media/7.webp',
        price: product(7).price,
        status: 'available',
        rating: { average: 4.8, count: 12 },
        badges: [{ label: 'Vegano', text: '#ffffff', background: '#1e7a3c' }]
      }
    ])
    const [entry] = JSON.parse(storage.getItem(KEY) ?? '')
    const fields = ['atributos', 'avaliacao', 'estoque', 'filtros', 'id', 'marca', 'midias', 'nome', 'precos', 'rota']
    expect(Object.keys(entry)).toEqual(expect.arrayContaining([...fields, 'selos', 'status', 'timestamp']))
    expect(entry).toMatchObject({
      id: 7,
      status: 'disponivel',
      precos: { por: 149.9, vista: 142.41 },
      timestamp: START
    })
  })

  test('keeps a product’s filters and pictures', () => {
    const wire = readDetail({
      estrutura: {},
      conteudo: {
        id: 7,
        nome: 'Whey',
        filtros: [{ idFiltro: 2, idValor: 21, nome: 'Forma', label: 'Pó' }],
        midias: {
          imagens: [
            picture(0, { zoom: '/z.webp', big: '/b.webp', medium: '/m.webp', small: '/s.webp' }),
            picture(41, { zoom: '/same.webp', big: '/same.webp', medium: '/same.webp', small: '/same.webp' })
          ]
        }
      }
    })
    if (!wire) throw new Error('not read')
    const storage = memory()
    historyOf(storage).record(toProductView(toProductPage(wire, context)), 'pt')
    const [entry] = JSON.parse(storage.getItem(KEY) ?? '')
    expect(entry.filtros).toEqual([{ idFiltro: 2, idValor: 21, nome: 'Forma', label: 'Pó' }])
    expect(entry.midias.imagens).toMatchObject([
      { idAtributoValor: 0, arquivos: { zoom: '/z.webp', big: '/b.webp', medium: '/m.webp', small: '/s.webp' } },
      { idAtributoValor: 41, arquivos: { zoom: '/same.webp', big: '/same.webp' } }
    ])
  })

  test('keeps the options to choose and the line’s ids that are not zero', () => {
    const history = historyOf(memory())
    const attribute = { name: 'Sabor', options: [] }
    const option = { id: 41, label: 'Cacau', image: null, sku: '', available: true, price: null, limit: 9 }
    history.record(product(7, { attribute: { ...attribute, options: [option] } }), 'pt')
    const text = { id: 1, name: 'Nome na garrafa', hint: '', required: true, maxLength: 20, price: 0, perUnit: true }
    history.record(product(9, { customizations: [text] }), 'pt')
    history.record(product(8, { line: { unit: 2, warehouse: 1, additional: 'x' }, status: 'quote', badges: [] }), 'pt')
    const [eight, nine, seven] = history.cardsBeside(0)
    expect(nine?.choose).toBe('Nome na garrafa')
    expect(seven?.choose).toBe('Sabor')
    expect(eight).toMatchObject({ line: { unit: 2, warehouse: 1, additional: 'x' }, status: 'quote' })
  })

  test('lists the newest first, leaves out the product on screen, and can be cleared', () => {
    const clock = { now: START }
    const history = historyOf(memory(), clock)
    for (const id of [1, 2, 3, 1]) {
      clock.now += 1_000
      history.record(product(id), 'pt')
    }
    expect(history.cardsBeside(3).map(({ id }) => id)).toEqual([1, 2])
    history.clear()
    expect(history.cardsBeside(3)).toEqual([])
  })

  test('forgets after three days', () => {
    const clock = { now: START }
    const history = historyOf(memory(), clock)
    history.record(product(1), 'pt')
    clock.now += VISIT_AGE_MS
    expect(history.cardsBeside(0)).toHaveLength(1)
    clock.now += 1
    expect(history.cardsBeside(0)).toEqual([])
  })

  test('two tabs write to one history', () => {
    const storage = memory()
    const [one, other] = [historyOf(storage), historyOf(storage)]
    one.record(product(1), 'pt')
    other.record(product(2), 'pt')
    one.record(product(3), 'pt')
    expect(
      other
        .cardsBeside(0)
        .map(({ id }) => id)
        .sort()
    ).toEqual([1, 2, 3])
  })

  test('products seen in another language are asked for again; one without an answer stays', async () => {
    const clock = { now: START }
    const history = historyOf(memory(), clock)
    for (const id of [1, 2, 3]) {
      clock.now += 1_000
      history.record(product(id), id === 3 ? 'en' : 'pt')
    }
    expect([history.isIn('pt'), history.isIn('en')]).toEqual([false, false])
    const asked: string[] = []
    await history.translate('en', async path => {
      asked.push(path)
      return path === '/produto-1' ? product(1, { name: 'Product 1' }) : null
    })
    expect(asked.sort()).toEqual(['/produto-1', '/produto-2'])
    expect(history.cardsBeside(0).map(({ name }) => name)).toEqual(['Produto 3', 'Produto 2', 'Product 1'])
  })

  test('is empty when the storage is blocked or full', () => {
    const blocked = createProductHistory(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    blocked.record(product(1), 'pt')
    blocked.clear()
    expect(blocked.cardsBeside(0)).toEqual([])
  })

  test('holds at most 15 products, each once, whatever was viewed and when', () => {
    const visits = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(VISIT_AGE_MS)), { maxLength: 60 })
    fc.assert(
      fc.property(visits, seen => {
        const clock = { now: START }
        const history = historyOf(memory(), clock)
        for (const [id, later] of seen) {
          clock.now += Math.floor(later / 20)
          history.record(product(id), 'pt')
        }
        const ids = history.cardsBeside(0).map(({ id }) => id)
        expect(ids.length).toBeLessThanOrEqual(MAX_VISITS)
        expect(new Set(ids).size).toBe(ids.length)
        if (seen.length > 0) expect(ids[0]).toBe(seen.at(-1)?.[0])
      })
    )
  })

  test('survives garbage in storage, and remembers the next product', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map(value => JSON.stringify([{ id: 1, nome: 'x', timestamp: START, rota: value }, value])),
      fc
        .dictionary(fc.constantFrom('id', 'nome', 'timestamp', 'precos', 'midias'), fc.jsonValue())
        .map(value => JSON.stringify([value]))
    )
    fc.assert(
      fc.property(garbage, text => {
        const history = historyOf(memory(text))
        for (const card of history.cardsBeside(0)) expect(card.path).toMatch(/^\/(?!\/)/)
        history.record(product(7), 'pt')
        expect(history.cardsBeside(0).map(({ id }) => id)).toContain(7)
      })
    )
  })
})
