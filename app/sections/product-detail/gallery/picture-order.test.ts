import { expect, test } from 'vitest'
import { orderPictures } from './picture-order.ts'

const front = { source: 'front', alt: '', attribute: 0 }
const vanilla = { source: 'vanilla', alt: '', attribute: 41 }
const cocoa = { source: 'cocoa', alt: '', attribute: 42 }
const back = { source: 'back', alt: '', attribute: 0 }

test('the chosen value comes first, then what shows them all, then the other values', () => {
  expect(orderPictures([front, vanilla, cocoa, back], { id: 42, image: null })).toEqual([cocoa, front, back, vanilla])
})

test('without a choice and without values the order is the store’s', () => {
  expect(orderPictures([front, vanilla, cocoa], null)).toEqual([front, vanilla, cocoa])
})

test('without a choice the first value on sale that has a picture is shown', () => {
  const options = [41, 42, 43].map(id => ({ id, image: null, available: id !== 41 }))
  expect(orderPictures([front, vanilla, cocoa, back], null, options)).toEqual([cocoa, front, back, vanilla])
  expect(orderPictures([front, back], null, options)).toEqual([front, back])
})

test('a value that has no picture leaves the product in front', () => {
  expect(orderPictures([vanilla, front, cocoa], { id: 43, image: null })).toEqual([front, vanilla, cocoa])
})

test('where pictures say nothing of values, the value’s own picture comes first', () => {
  expect(orderPictures([front, back], { id: 42, image: 'back' })).toEqual([back, front])
  expect(orderPictures([front, back], { id: 42, image: 'swatch' })).toEqual([front, back])
})
