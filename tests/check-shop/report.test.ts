import { expect, test } from 'vitest'
import type { Finding } from './duty.ts'
import { toText } from './report.ts'

const found: Finding = {
  ...{ duty: 'warnings', severity: 'breach', problem: 'The warning is missing' },
  ...{ source: 'RDC 243/2018, art. 13', sourceDate: '2018-07-26' }
}
const row = (call: string, findings: Finding[]) => ({ call, family: 'product', status: 200, ms: 5, findings })

test('a failed duty is listed at its page with source and date, and once in the summary', () => {
  const look: Finding = { ...found, severity: 'look', problem: 'Ask the maker' }
  const rows = [row('/um', [found, look]), row('/dois', [found, look]), row('/tres', [])]
  const text = toText({ origin: 'https://www.example.com', ms: 900, level: 1, rows }, 100)
  expect(text).toContain('product: 2 pages')
  expect(text).toContain('/um, /dois\n')
  expect(text.match(/BREACH: The warning is missing\. RDC 243\/2018, art\. 13 \(2018-07-26\)/g)).toHaveLength(1)
  expect(text).toContain('Duties that fail:\n  - Supplements carry the three warnings: 2 times')
  expect(text).toContain('To look at:\n  - Ask the maker. RDC 243/2018, art. 13 (2018-07-26): /um and 1 more')
  for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100)
})
