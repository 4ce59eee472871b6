import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('the newest entries stay, in the order in which they came', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30)), fc.integer({ min: 1, max: 10 }), (keys, limit) => {
      const map = new BoundedMap<number, string>(limit)
      const expected: number[] = []
      for (const key of keys) {
        map.set(key, `${key}`)
        if (!expected.includes(key)) expected.push(key)
        if (expected.length > limit) expected.shift()
      }
      expect([...map]).toEqual(expected.map(key => [key, `${key}`]))
    })
  )
})
