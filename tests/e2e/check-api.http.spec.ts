import { execFile } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { PORTS } from '../support/ports.ts'

/** Parses the JSON output, whatever the exit code. */
async function check(origin: string) {
  // The store has its own checkout on its own host.
  const env = { ...process.env, APP_TOKEN: 'wapstore', SESSION_COOKIE: 'PHPSESSID' }
  const said = await new Promise<string>(resolve =>
    execFile(process.execPath, ['tests/check-api/main.ts', origin, '--cart', '--json'], { env }, (_, out) =>
      resolve(out)
    )
  )
  const found: { level: number; rows: { call: string; findings: { problem: string }[] }[] } = JSON.parse(said)
  const problems = found.rows.flatMap(({ findings }) => findings.map(({ problem }) => problem))
  // How long a call takes depends on what else the machine does.
  return { ...found, problems: problems.filter(problem => !problem.startsWith('It took ')) }
}

test('the check finds nothing missing in the embedded backend and can fill a cart', async () => {
  const { level, rows, problems } = await check(`http://localhost:${PORTS.store}`)
  // A demonstration takes no orders. Its sitemap call is closed to clients, because the store serves its own sitemap.
  expect(problems).toEqual(['The shop is being set up (implantacao)', 'The API answers 404: it does not have this'])
  expect(level).toBe(0)
  const calls = rows.map(({ call }) => call)
  for (const kind of ['category', 'brand', 'landing-page', 'search'])
    expect(calls.filter(call => call.startsWith(`url/product/listing/${kind}?`)).length, kind).toBeGreaterThan(5)
  expect(calls.slice(-5).map(call => call.replace(/ \(.*/, ''))).toEqual([
    'POST checkout/cart',
    'PUT checkout/cart',
    'checkout/cart',
    'POST shipment/product',
    'DELETE checkout/cart'
  ])
})
