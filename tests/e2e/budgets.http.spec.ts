import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'

/**
 * Kilobytes, gzip level 6. `scripts` and `files` count what loads before the first interaction. An increase must be saved
 * elsewhere.
 */
const BUDGETS = [
  { path: '/', html: 30.3, scripts: 127.6, files: 6 },
  { path: '/vitaminas', html: 23.5, scripts: 139.5, files: 9 },
  { path: '/whey-protein-concentrado-900-g-arco-forte', html: 29, scripts: 143.8, files: 10 }
]

for (const { path, html: htmlBudget, scripts, files } of BUDGETS) {
  test(`${path} keeps within its bytes and files`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const links = [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))]
    const sizes = await Promise.all(links.map(file => gzipped(request, file)))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect.soft(kilobytes(gzipSync(html, { level: 6 }).length)).toBeLessThanOrEqual(htmlBudget)
    expect.soft(kilobytes(total)).toBeLessThanOrEqual(scripts)
    expect.soft(links.length).toBeLessThanOrEqual(files)
    expect.soft(html.match(/<link[^>]*rel="stylesheet"(?![^>]*disabled)[^>]*>/g)).toBeNull()
    expect.soft(html).not.toMatch(/<link[^>]*as="font"/)
  })
}

async function gzipped(request: APIRequestContext, file: string): Promise<number> {
  return gzipSync(await (await request.get(file)).body(), { level: 6 }).length
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}
