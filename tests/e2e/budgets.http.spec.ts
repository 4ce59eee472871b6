import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'

/**
 * Kilobytes, gzip level 6. `scripts` and `files` count what loads before the first interaction. An increase must be saved
 * elsewhere.
 */
const BUDGETS = [
  { path: '/', html: 30.3, scripts: 127.6, files: 6 },
  { path: '/vitaminas', html: 23.2, scripts: 139.5, files: 9 },
  { path: '/whey-protein-concentrado-900-g-arco-forte', html: 29.1, scripts: 143.3, files: 10 }
]

for (const { path, html: htmlBudget, scripts, files } of BUDGETS) {
  test(`${path} keeps within its bytes and files`, async ({ request }) => {
    test.slow()
    const read = async () => (await request.get(path)).text()
    const html = await read()
    const links = [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))]
    const sizes = await Promise.all(links.map(file => gzipped(request, file)))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect.soft(kilobytes(total)).toBeLessThanOrEqual(scripts)
    expect.soft(links.length).toBeLessThanOrEqual(files)
    expect.soft(html.match(/<link[^>]*rel="stylesheet"(?![^>]*disabled)[^>]*>/g)).toBeNull()
    expect.soft(html).not.toMatch(/<link[^>]*as="font"/)
    // Rendered on a busy machine, a document has marks of late sections, until it is rendered again.
    const size = async () => kilobytes(gzipSync(await read(), { level: 6 }).length)
    await expect.poll(size, { timeout: 150_000, intervals: [1_000, 10_000] }).toBeLessThanOrEqual(htmlBudget)
  })
}

async function gzipped(request: APIRequestContext, file: string): Promise<number> {
  return gzipSync(await (await request.get(file)).body(), { level: 6 }).length
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}
