import { expect, test } from 'vitest'
import type { ItemList, ShopEvent } from '../../stores/shop-events.ts'
import { createTranslation, type Message } from './messages.ts'

const price = (now: number) => ({ now, was: 0, cash: 0, cashPercent: 0, installments: null })
const creatine = { id: 1, name: 'Creatina', brand: 'Raiz', price: price(8990) }
const whey = { id: 2, name: 'Whey', brand: 'Norte', price: null }
const list: ItemList = { id: '/proteinas', name: 'Proteínas', products: [creatine, whey], first: 12 }
const line = { product: 1, name: 'Creatina', options: ['Sabor: Uva'], quantity: 3, price: { now: 8990 } }
const added = {
  ...{ product: 1, attribute: 4, unit: 0, warehouse: 0, additional: '', quantity: 2 },
  preview: { name: 'Creatina', path: null, image: null, options: ['Sabor: Uva'], price: 8990 }
}

function say(...events: ShopEvent[]): Message | undefined {
  return events.map(createTranslation()).at(-1)
}

test('a viewed list has its products with their positions', () => {
  expect(say({ name: 'view_item_list', list })).toEqual({
    event: 'view_item_list',
    ecommerce: {
      currency: 'BRL',
      item_list_id: '/proteinas',
      item_list_name: 'Proteínas',
      items: [
        {
          ...{ item_id: '1', item_name: 'Creatina', item_brand: 'Raiz', price: 89.9, index: 12 },
          ...{ item_list_id: '/proteinas', item_list_name: 'Proteínas' }
        },
        {
          ...{ item_id: '2', item_name: 'Whey', item_brand: 'Norte', index: 13 },
          ...{ item_list_id: '/proteinas', item_list_name: 'Proteínas' }
        }
      ]
    }
  })
})

test('a selected product is the one that was clicked', () => {
  expect(say({ name: 'select_item', list, index: 1 })?.ecommerce?.items).toEqual([
    expect.objectContaining({ item_id: '2', index: 13 })
  ])
})

test('a viewed product has its categories by level, its value and its list', () => {
  const view: ShopEvent = {
    name: 'view_item',
    product: {
      id: 1,
      name: 'Creatina',
      brand: 'Raiz',
      categories: ['Esporte', 'Creatinas'],
      variant: 'Uva',
      price: 8990
    }
  }
  const message = say({ name: 'select_item', list, index: 0 }, view)
  expect(message).toMatchObject({ event: 'view_item', ecommerce: { currency: 'BRL', value: 89.9 } })
  expect(message?.ecommerce?.items).toEqual([
    {
      ...{ item_id: '1', item_name: 'Creatina', item_brand: 'Raiz', item_variant: 'Uva', price: 89.9, index: 12 },
      ...{ item_category: 'Esporte', item_category2: 'Creatinas' },
      ...{ item_list_id: '/proteinas', item_list_name: 'Proteínas' }
    }
  ])
})

test('an added product has its quantity, variant, exact value and known details', () => {
  const message = say({ name: 'view_item_list', list }, { name: 'add_to_cart', items: [added] })
  expect(message).toMatchObject({
    event: 'add_to_cart',
    ecommerce: {
      value: 179.8,
      items: [
        { item_id: '1', item_brand: 'Raiz', item_variant: 'Sabor: Uva', quantity: 2, item_list_name: 'Proteínas' }
      ]
    }
  })
})

test('each cart line reports its own variant', () => {
  const plain = { ...added, preview: { ...added.preview, options: [] } }
  const [item] = [
    say({ name: 'add_to_cart', items: [added] }, { name: 'add_to_cart', items: [plain] })?.ecommerce?.items
  ]
  expect(item).toEqual([expect.not.objectContaining({ item_variant: expect.anything() })])
})

test('a lower quantity is reported as removed, a higher one as added', () => {
  expect(say({ name: 'line_change', line, by: -2 })).toMatchObject({
    event: 'remove_from_cart',
    ecommerce: { value: 179.8, items: [{ item_id: '1', quantity: 2 }] }
  })
  expect(say({ name: 'line_change', line, by: 1 })).toMatchObject({
    event: 'add_to_cart',
    ecommerce: { value: 89.9, items: [{ quantity: 1 }] }
  })
})

test.each(['view_cart', 'begin_checkout'] as const)('%s has the server’s total, else the sum of its lines', name => {
  expect(say({ name, lines: [line], total: 25_000 })?.ecommerce).toMatchObject({ currency: 'BRL', value: 250 })
  expect(say({ name, lines: [line], total: null })?.ecommerce).toMatchObject({ value: 269.7 })
})

test('a favourite is reported with its known details', () => {
  expect(say({ name: 'view_item_list', list }, { name: 'add_to_wishlist', product: 1 })).toMatchObject({
    event: 'add_to_wishlist',
    ecommerce: { value: 89.9, items: [{ item_id: '1', item_name: 'Creatina' }] }
  })
  expect(say({ name: 'add_to_wishlist', product: 9 })?.ecommerce?.items).toEqual([{ item_id: '9' }])
})

test('search, login, sign_up and generate_lead have no products', () => {
  expect(say({ name: 'search', term: 'creatina' })).toEqual({ event: 'search', search_term: 'creatina' })
  expect(say({ name: 'login', method: 'password' })).toEqual({ event: 'login', method: 'password' })
  expect(say({ name: 'sign_up', method: 'password' })).toEqual({ event: 'sign_up', method: 'password' })
  expect(say({ name: 'generate_lead', source: 'newsletter' })).toEqual({
    event: 'generate_lead',
    lead_source: 'newsletter'
  })
})
