import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { termKey } from '../../models/listing/suggestions.ts'
import { addRecent, cleanTerm, MAX_RECENT, readRecent, removeRecent, writeRecent } from './recent-searches.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('whey', 'Whey', ' whey  3 ', '')
)
const searches = fc.array(anyText, { maxLength: 30 })

function memory(stored: string | null = null) {
  let held = stored
  return {
    getItem: () => held,
    setItem: (_key: string, value: string) => {
      held = value
    },
    removeItem: () => {
      held = null
    }
  }
}

const closed = () => {
  throw new Error('SecurityError')
}

describe('recent searches', () => {
  test('stay few, each once whatever its case, the newest first', () => {
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
        const storage = memory()
        const recent = all.reduce<string[]>(addRecent, [])
        writeRecent(() => storage, recent)
        expect(readRecent(() => storage)).toEqual(recent)
      })
    )
  })

  test('are none when the storage holds something else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), stored => {
        const recent = readRecent(() => memory(stored))
        expect(recent.every(term => typeof term === 'string' && term !== '')).toBe(true)
      })
    )
    expect(readRecent(() => memory('["whey", 3, null, "WHEY", "omega"]'))).toEqual(['whey', 'omega'])
    expect(readRecent(() => memory('{'))).toEqual([])
  })

  test('survive a browser without storage', () => {
    expect(readRecent(closed)).toEqual([])
    expect(() => writeRecent(closed, ['whey'])).not.toThrow()
  })

  test('are removed whatever their case, and the last one leaves nothing behind', () => {
    const storage = memory('["Whey","omega"]')
    const recent = removeRecent(
      readRecent(() => storage),
      'whey'
    )
    expect(recent).toEqual(['omega'])
    writeRecent(() => storage, [])
    expect(storage.getItem()).toBeNull()
  })
})
