import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { policies } from '../app/contract/cache-policies.ts'

const pages = globSync('docs/decisions/*.md').sort()
const numbers = pages.map(page => basename(page).slice(0, 3))
const files = [
  ...globSync('{app,worker,tests,docs}/**/*.{ts,tsx,css,mjs,md,yaml,toml}').filter(
    file => file !== 'tests/documents.test.ts'
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

test.each(pages)('%s has its number, its four parts and links to existing pages', page => {
  const text = readFileSync(page, 'utf8')
  expect(text).toMatch(new RegExp(`^# ${basename(page).slice(0, 3)} `))
  for (const part of ['Context', 'Choice', 'Cost', 'Revisit']) expect(text, part).toContain(`**${part}`)
  for (const [, link = ''] of text.matchAll(/\]\((\d{3}-[^)#]+)/g)) expect(pages).toContain(`docs/decisions/${link}`)
})

test('the page about caches has the times of every policy', () => {
  const rows = readFileSync('docs/caches.md', 'utf8').matchAll(/^\| `(\w+)` \|.*\| (\d+) min \| (.+) \| (\d+) h \|$/gm)
  const told = [...rows].map(([, name = '', fresh, stale = '', error]) => {
    const [count, unit] = stale.split(' ')
    return [
      name,
      { freshS: Number(fresh) * 60, staleS: Number(count) * (unit === 'h' ? 3_600 : 60), errorS: Number(error) * 3_600 }
    ]
  })
  expect(Object.fromEntries(told)).toEqual(policies)
})

test('the list of extensions has each one that the contract marks', () => {
  const [, list = ''] = readFileSync('docs/quirks.md', 'utf8').split('## Extensions of the contract')
  const marked = extensionsIn(parse(readFileSync('tests/contract/openapi.yaml', 'utf8')))
  expect(marked.length).toBeGreaterThan(30)
  expect(marked.filter(name => !list.includes(name))).toEqual([])
})

/** Names of parameters and fields, and paths of calls. Schemas in capitals belong to one of them. */
function extensionsIn(node: unknown, name = '', path = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'name' in node && typeof node.name === 'string' ? node.name : name
  const found = 'x-extension' in node && !/^([A-Z]\w*[a-z]|allOf)$/.test(own) ? [path || own] : []
  return [
    ...found,
    ...Object.entries(node).flatMap(([key, value]) => {
      const call = key.startsWith('/v2/front/') ? key.slice('/v2/front/'.length) : ''
      return extensionsIn(
        value,
        /^\d+$/.test(key) ? name : key,
        call || (/^(get|post|put|delete)$/.test(key) ? path : '')
      )
    })
  ]
}
