import { type ExecFileException, execFile } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { FAULT_STORE, setFaults } from '../support/fault-api.ts'
import { PORTS, stateOf } from '../support/ports.ts'

// The operator's cache commands on a running store. The tests change what its API answers.
const NAME = 'showcase:products:first-showcase'
/** Fresh for five minutes, so only a purge renews it during these tests. */
const OTHER = 'showcase:banners:banner-footer-home'
const TITLE = 'Escolhas da casa'
/** Longer than any command takes, so that a hanging one is killed. */
const COMMAND_MS = 300_000

test.use({ baseURL: FAULT_STORE })
// Each command starts Wrangler several times.
test.describe.configure({ mode: 'serial', timeout: 600_000 })
test.afterAll(() => setFaults([]))

test('purging everything deletes all answers and pages', async ({ request }) => {
  for (const path of ['/', '/', '/vitaminas']) expect((await request.get(path)).status()).toBe(200)
  const listed = await npm('list')
  expect(listed.code).toBe(0)
  const keys = listed.stdout.trim().split('\n')
  for (const name of [NAME, OTHER, 'settings', 'url:verify?url=/vitaminas'])
    expect(
      keys.some(key => key.endsWith(`:pt:${name}`)),
      name
    ).toBe(true)
  await setFaults([retitled('showcase/products/', 'Título de segunda')])
  expect((await npm('purge', '--all')).stdout).toContain(`purged ${keys[0]}`)
  await expectHome('Título de segunda')
  // Memory may be up to ten seconds older than the API.
  await expect.poll(home, { timeout: 25_000 }).not.toContain(TITLE)
})

test('purging a name renews the pages that contain it, and no others', async () => {
  // Stored after the page that asked for it was sent.
  await expect.poll(() => home().then(() => stored(OTHER)), { timeout: 60_000 }).toBeTruthy()
  const storedBefore = await stored(OTHER)
  await setFaults([retitled('showcase/products/first-showcase\\?', 'Título de terça')])
  const purged = await task('purge', NAME)
  expect(purged.code).toBe(0)
  expect(purged.stdout).toMatch(/^purged \S+:pt:showcase:products:first-showcase$/m)
  expect(purged.stdout).not.toContain('first-showcase-ext')
  await expectHome('Título de terça')
  expect(await stored(OTHER)).toBe(storedBefore)
})

test('a key that wrangler deletes is renewed as well', async () => {
  await setFaults([retitled('showcase/products/first-showcase\\?', 'Título de quarta')])
  const key = (await task('list')).stdout.split('\n').find(line => line.endsWith(`:pt:${NAME}`)) ?? ''
  const place = ['--binding', 'CACHE', '--local', '--persist-to', stateOf('fault')]
  expect((await run('npx', ['wrangler', 'kv', 'key', 'delete', key, ...place])).code).toBe(0)
  // A page is fresh for 60 seconds. Nothing tells it of a key that is gone.
  await expectHome('Título de quarta', 90_000)
})

test('a store is warmed by its own sitemap, in both languages', async () => {
  const warmed = await task('warm', `http://localhost:${PORTS.faultStore}`)
  expect(warmed).toMatchObject({ code: 0, stderr: '' })
  const [, done, all] = /warmed (\d+) of (\d+) pages/.exec(warmed.stdout) ?? []
  expect(Number(done)).toBeGreaterThan(50)
  expect(done).toBe(all)
  const listed = await task('list')
  expect(listed.code, listed.stderr).toBe(0)
  for (const language of ['pt', 'en'])
    expect(listed.stdout).toContain(`:${language}:url:product:detail?url=/whey-do-sitio`)
})

test('the commands explain what they do not understand, and their usage', async () => {
  const [unknown, nothing] = await Promise.all([task('show', 'nada-aqui'), task('purge', 'nada-aqui')])
  expect(unknown).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No key of the cache has the part "nada-aqui"')
  })
  expect(nothing).toMatchObject({ code: 0, stdout: expect.stringContaining('No key has the part "nada-aqui"') })
  const wrong = [[], ['purge'], ['forget', NAME], ['purge', NAME, '--all'], ['--every']]
  for (const call of wrong)
    expect(await task(...call), call.join(' ')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: npm run cache')
    })
  const nowhere = await task('warm', 'http://localhost:9')
  expect(nowhere.code).toBe(1)
  expect(nowhere.stderr).toContain('http://localhost:9')
})

test('every page that was cached stays available when the API is down', async ({ request }) => {
  await setFaults([])
  const pages = await crawl()
  expect(pages.length).toBeGreaterThan(20)
  const startedMs = Date.now()
  await setFaults([{ match: '.', kind: 'reset' }])
  let silentS = 0
  let ageS = -1
  for (const path of pages) {
    silentS = Math.floor((Date.now() - startedMs) / 1000)
    const page = await fetch(FAULT_STORE + path)
    ageS = Number(page.headers.get('age') ?? -1)
    expect([path, page.status, (await page.text()).trimEnd().endsWith('</html>')]).toEqual([path, 200, true])
  }
  // Pages and their data come from the cache: they are at least as old as the outage.
  expect(ageS).toBeGreaterThanOrEqual(silentS)
  for (const path of ['/_.data', '/vitaminas.data', '/whey-do-sitio.data']) {
    const data = await request.get(path)
    const timing = data.headers()['server-timing'] ?? ''
    expect([path, data.status()]).toEqual([path, 200])
    const ages = [...timing.matchAll(/desc="(?:fresh|stale) (\d+)s"/g)].map(([, age]) => Number(age))
    expect(ages.length, path).toBeGreaterThan(0)
    expect([path, Math.min(...ages) >= silentS]).toEqual([path, true])
  }
})

function retitled(match: string, title: string) {
  return { match, kind: 'replace', value: `${TITLE}|${title}` } as const
}

async function home(): Promise<string> {
  return (await fetch(`${FAULT_STORE}/`)).text()
}

/** Purges are read every ten seconds, and a page is refreshed in the background after the request that notices one. */
async function expectHome(text: string, timeout = 25_000): Promise<void> {
  await expect.poll(async () => (await home()).includes(text), { timeout, intervals: [500] }).toBe(true)
}

/** When the cache got it. */
async function stored(name: string): Promise<string | undefined> {
  return /^stored (\S+),/m.exec((await task('show', name)).stdout)?.[1]
}

/** Requests home and every page within two links of it, so that the caches hold their data. */
async function crawl(): Promise<string[]> {
  const seen = new Map<string, string>([['/', await home()]])
  for (let move = 0; move < 2; move += 1) {
    const links = [...seen.values()].flatMap(html =>
      [...html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map(([, to = '']) => to)
    )
    for (const path of new Set(links)) {
      if (seen.has(path) || /^\/(checkout|img)\//.test(path)) continue
      const page = await fetch(FAULT_STORE + path)
      const html = await page.text()
      if (page.status === 200) seen.set(path, html)
    }
  }
  return [...seen.keys()]
}

interface Outcome {
  code: number
  stdout: string
  stderr: string
}

function npm(...words: string[]): Promise<Outcome> {
  return run('npm', ['run', '--silent', 'cache', '--', ...words])
}

/** Without npm, which is slow and which the first test covers. */
function task(...words: string[]): Promise<Outcome> {
  return run(process.execPath, ['worker/tasks/run.mjs', 'cache', ...words])
}

function run(command: string, words: string[]): Promise<Outcome> {
  const env = { ...process.env, PERSIST_TO: stateOf('fault'), WRANGLER_SEND_METRICS: 'false' }
  return new Promise(resolve => {
    const done = (error: ExecFileException | null, stdout: string, stderr: string) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
    execFile(command, words, { env, timeout: COMMAND_MS }, done)
  })
}
