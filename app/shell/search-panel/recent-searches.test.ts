import * as fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { termKey } from '../../models/listing/suggestions.ts'
import { addRecent, cleanTerm, MAX_RECENT, readRecent, removeRecent, writeRecent } from './recent-searches.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('whey', 'Whey', ' whey  3 ', '')
)
const searches = fc.array(anyText, { maxLength: 30 })

function hold(stored: string | null = null) {
  let held = stored
  const storage = {
    getItem: () => held,
    setItem: (_key: string, value: string) => {
      held = value
    },
    removeItem: () => {
      held = null
    }
  }
  vi.stubGlobal('localStorage', storage)
  return storage
}

afterEach(() => vi.unstubAllGlobals())

describe('recent searches', () => {
  test('are few, each once regardless of case, the newest first', () => {
    fc.assert(
      fc.property(searches, anyText, (earlier, last) => {
        const recent = [...earlier, last].reduce<string[]>(addRecent, [])
        expect(recent.length).toBeLessThanOrEqual(MAX_RECENT)
        expect(new Set(recent.map(termKey)).size).toBe(recent.length)
        expect(recent.every(term => term !== '' && [...term].length <= 200 && term === cleanTerm(term))).toBe(true)
        if (cleanTerm(last) !== '') expect(recent[0]).toBe(cleanTerm(last))
      })
    )
  })

  test('are read as they were written', () => {
    fc.assert(
      fc.property(searches, all => {
        hold()
        const recent = all.reduce<string[]>(addRecent, [])
        writeRecent(recent)
        expect(readRecent()).toEqual(recent)
      })
    )
  })

  test('are empty when the storage holds something else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), stored => {
        hold(stored)
        expect(readRecent().every(term => typeof term === 'string' && term !== '')).toBe(true)
      })
    )
    hold('["whey", 3, null, "WHEY", "omega"]')
    expect(readRecent()).toEqual(['whey', 'omega'])
    hold('{')
    expect(readRecent()).toEqual([])
  })

  test('survive a browser without storage', () => {
    vi.stubGlobal('localStorage', null)
    expect(readRecent()).toEqual([])
    expect(() => writeRecent(['whey'])).not.toThrow()
  })

  test('are removed regardless of case, and the last one deletes the entry', () => {
    const storage = hold('["Whey","omega"]')
    const recent = removeRecent(readRecent(), 'whey')
    expect(recent).toEqual(['omega'])
    writeRecent([])
    expect(storage.getItem()).toBeNull()
  })
})
