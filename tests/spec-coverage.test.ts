import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** The tests that the page names for each sentence: a file and a test name in it. */
const rows = read('docs/spec-coverage.md')
  .split('\n')
  .filter(line => /^\| (?!Sentence)/.test(line))
  .map(line => line.split(' | '))

test.each(rows)('%s is proved by a test that exists', (_sentence, tests = '') => {
  const named = tests.replace(/ \|$/, '').split('<br>')
  for (const one of named) {
    const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(one) ?? []
    expect(file, one).toMatch(/\.(test|spec)\.tsx?$/)
    expect(inWords(read(file)), one).toContain(inWords(name))
  }
})

/** Apostrophes are written in several ways. */
function inWords(text: string): string {
  return text.replaceAll('\\u2019', '’').replaceAll(/[’']/g, "'").replaceAll("\\'", "'")
}
