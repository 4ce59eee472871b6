import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, test } from './test.ts'

test.use({ ...WITHOUT_PICTURES, viewport: { width: 360, height: 740 } })

/** Kilobytes (gzip) and number of the scripts that the first interaction loads on a phone's screen. */
const BUDGETS = [
  { path: '/', scripts: 24, files: 3 },
  { path: '/vitaminas', scripts: 24, files: 3 },
  { path: '/whey-protein-concentrado-900-g-arco-forte', scripts: 28.2, files: 6 }
]

for (const { path, scripts, files } of BUDGETS) {
  test(`the first touch of ${path} keeps within its bytes and files`, async ({ page }) => {
    const brought: Response[] = []
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    // What the idle page loads comes before.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('typeface'))).toBe('1')
    page.on('response', response => {
      if (/\/assets\/[^/]+\.js$/.test(response.url())) brought.push(response)
    })
    await page.mouse.move(1, 1)
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('cards:live').length)).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    const bodies = await Promise.all(brought.map(response => response.body()))
    const total = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 6 }).length, 0)
    expect.soft(Math.round(total / 100) / 10).toBeLessThanOrEqual(scripts)
    expect.soft(bodies.length).toBeLessThanOrEqual(files)
  })
}
