import { expect, test } from 'vitest'
import { confirmAge, isAgeConfirmed } from './age-gate.ts'

function storageOf(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries))
  return () => ({
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value)
  })
}

test('an age is asked for until it is confirmed, and a higher one once more', () => {
  const storage = storageOf()
  expect(isAgeConfirmed(storage, 18)).toBe(false)
  confirmAge(storage, 18)
  expect([16, 18, 21].map(age => isAgeConfirmed(storage, age))).toEqual([true, true, false])
})

test('what somebody else wrote there confirms nothing', () => {
  expect(isAgeConfirmed(storageOf({ ageConfirmed: 'sim' }), 18)).toBe(false)
})

test('a storage that refuses is none', () => {
  const refusing = () => {
    throw new Error('SecurityError')
  }
  expect(isAgeConfirmed(refusing, 18)).toBe(false)
  expect(() => confirmAge(refusing, 18)).not.toThrow()
})
