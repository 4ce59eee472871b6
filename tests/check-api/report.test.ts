import { expect, test } from 'vitest'
import { lineAbout } from '../checks/row.ts'
import { gap, note } from './finding.ts'
import { toText } from './report.ts'

const row = (name: string, findings = [gap('The list is empty', 'The home page leaves this part out.')]) => ({
  ...{ call: `showcase/banners/${name}`, family: 'GET showcase/banners', status: 200, ms: 12, findings }
})
const survey = { origin: 'https://api.example', ms: 1_234, level: 1 as const, variables: {} }

test('equal findings of related calls are grouped, and fit the terminal', () => {
  const names = Array.from({ length: 9 }, (_, index) => `banner-with-a-long-name-${index}`)
  const text = toText({ ...survey, rows: [...names.map(name => row(name)), row('banner-that-is-fine', [])] }, 100)
  expect(text).toContain('showcase/banners: 9 calls')
  expect(text).toContain('showcase/banners/banner-that-is-fine')
  expect(text.match(/MISSING: The list is empty\. The home page leaves this part out\./g)).toHaveLength(1)
  for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100)
})

test('the summary names each loss once, and no small one', () => {
  const small = lineAbout('cart', note('Slow', 'Shoppers wait.'))
  const text = toText({ ...survey, rows: [row('one'), row('two'), small] }, 100)
  const summary = text.slice(text.indexOf('What shoppers would miss'))
  expect(summary).toBe('What shoppers would miss:\n  - The home page leaves this part out.')
  expect(text).toContain('0 that stop the store, 2 that leave a part out, 1 small')
})
