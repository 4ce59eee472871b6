import { expect, test } from 'vitest'
import { orderPictures } from './picture-order.ts'

const front = { source: 'front', alt: '', attribute: 0 }
const vanilla = { source: 'vanilla', alt: '', attribute: 41 }
const cocoa = { source: 'cocoa', alt: '', attribute: 42 }
const back = { source: 'back', alt: '', attribute: 0 }

test('pictures of the chosen value come first, then common ones, then other values', () => {
  expect(orderPictures([front, vanilla, cocoa, back], { id: 42, image: null })).toEqual([cocoa, front, back, vanilla])
})

test('pictures keep the store’s order without a choice and without values', () => {
  expect(orderPictures([front, vanilla, cocoa], null)).toEqual([front, vanilla, cocoa])
})

test('the first available value with a picture is shown without a choice', () => {
  const options = [41, 42, 43].map(id => ({ id, image: null, available: id !== 41 }))
  expect(orderPictures([front, vanilla, cocoa, back], null, options)).toEqual([cocoa, front, back, vanilla])
  expect(orderPictures([front, back], null, options)).toEqual([front, back])
})

test('a value without a picture leaves the product’s picture first', () => {
  expect(orderPictures([vanilla, front, cocoa], { id: 43, image: null })).toEqual([front, vanilla, cocoa])
})

test('a value’s own picture comes first where pictures name no values', () => {
  expect(orderPictures([front, back], { id: 42, image: 'back' })).toEqual([back, front])
  expect(orderPictures([front, back], { id: 42, image: 'swatch' })).toEqual([front, back])
})
