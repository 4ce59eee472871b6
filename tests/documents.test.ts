import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const pages = globSync('docs/decisions/*.md').sort()
const numbers = pages.map(page => basename(page).slice(0, 3))
const files = [
  ...globSync('{app,worker,tests,docs}/**/*.{ts,tsx,css,mjs,md,yaml,toml}').filter(
    file => file !== 'tests/decisions.test.ts'
  ),
  ...globSync('*.{md,ts,toml}')
]

test('every decision that a file names exists', () => {
  const lost = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/decisions?(?: \[?|\/)(\d{3})(?:(-[\w-]+\.md)| and (\d{3}))?/gi)]
      .filter(([, one = '', page, other]) =>
        page ? !pages.includes(`docs/decisions/${one}${page}`) : ![one, other ?? one].every(n => numbers.includes(n))
      )
      .map(([found]) => `${file}: ${found}`)
  )
  expect(lost).toEqual([])
})

test.each(pages)('%s has its number, its four parts and a link to pages that exist', page => {
  const text = readFileSync(page, 'utf8')
  expect(text).toMatch(new RegExp(`^# ${basename(page).slice(0, 3)} `))
  for (const part of ['Context', 'Choice', 'Cost', 'Revisit']) expect(text, part).toContain(`**${part}`)
  for (const [, link = ''] of text.matchAll(/\]\((\d{3}-[^)#]+)/g)) expect(pages).toContain(`docs/decisions/${link}`)
})
