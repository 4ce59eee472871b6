import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** `.text > * + *`: with such a rule Chromium restyles everything beside an element that comes or goes. */
const UNIVERSAL_SIBLING = /[+~]\s*(\*|:(?!is|where))[^,{}]*(?=[,{])/g

test('no rule restyles a whole page after an insertion', () => {
  const found = globSync('app/**/*.css').flatMap(file => {
    // Without scripts nothing is inserted.
    const rules = readFileSync(file, 'utf8').replace(/( *)@media \(scripting: none\) \{[\s\S]*?\n\1\}/g, '')
    return (rules.match(UNIVERSAL_SIBLING) ?? []).map(selector => `${file}: ${selector.trim()}`)
  })
  expect(found).toEqual([])
})
