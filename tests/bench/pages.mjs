#!/usr/bin/env node
// What pages cost a phone: one table for each profile of phone.mjs.
//   node pages.mjs BASE PATH...
// Env: RUNS (3 cold loads of each page, whose medians are printed), CHROME (path of the browser), PROFILE (mid or fast;
//      both without it), HYDRATE (selector of the controls that must work).
import { median, openBrowser, openPage, PROFILES, rateOf } from './phone.mjs'
import { blockingTime, watchPage } from './watch-page.mjs'
import { serveOverWire } from './wire.ts'

const QUIET_MS = 1_500
const LONGEST_MS = 30_000
const [base, ...paths] = process.argv.slice(2)
if (!base || paths.length === 0) throw new Error('usage: pages.mjs BASE PATH...')
const { RUNS = '3', PROFILE, HYDRATE = 'button, input, select, a[href]' } = process.env

for (const profile of PROFILE ? [PROFILES[PROFILE]] : Object.values(PROFILES)) await measure(profile)

async function measure(profile) {
  const wire = profile.isOverWire ? await serveOverWire(base) : { base, close() {} }
  // The first request of a page would measure the start of the server.
  for (const path of paths) await (await fetch(base + path)).text()
  const loads = new Map(paths.map(path => [path, []]))
  // In rounds, so that other load on the machine affects all pages.
  for (let run = 0; run < Number(RUNS); run++)
    for (const path of paths) loads.get(path).push(await load(wire.base + path, profile))
  wire.close()
  const all = [...loads.values()].flat()
  const rate = median(all.map(({ rate }) => rate))
  console.log(`\n${profile.name}, CPU x${rate}: ms and kB on the wire, medians of ${RUNS} cold loads`)
  console.table(Object.fromEntries([...loads].map(([path, list]) => [path, medians(list)])))
  for (const problem of new Set(all.flatMap(({ problems }) => problems))) console.log(problem)
}

/** Loads a page in a new browser until nothing has come for a while. */
async function load(url, profile) {
  const browser = await openBrowser()
  try {
    const rate = await rateOf(profile, browser)
    const { page, session } = await openPage(browser)
    const problems = watchProblems(page)
    const traffic = await watchTraffic(session)
    await page.addInitScript(watchPage, HYDRATE)
    if (profile.network) await session.send('Network.emulateNetworkConditions', profile.network)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.goto(url, { timeout: 90_000 })
    await traffic.quiet()
    const seen = await page.evaluate(() => window.benchSeen)
    return { rate, problems, ...figures(seen, traffic.responses()) }
  } finally {
    await browser.close()
  }
}

function watchProblems(page) {
  const problems = []
  page.on('console', message => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', error => problems.push(String(error)))
  return problems
}

async function watchTraffic(session) {
  const requests = new Map()
  let last = Date.now()
  const on = (event, keep) =>
    session.on(`Network.${event}`, message => {
      last = Date.now()
      const request = requests.get(message.requestId)
      if (request) keep(request, message)
    })
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { type, bytes: 0, isDone: false })
  })
  on('dataReceived', () => {})
  on('loadingFinished', (request, { encodedDataLength: bytes }) => Object.assign(request, { bytes, isDone: true }))
  on('loadingFailed', request => (request.isDone = true))
  await session.send('Network.enable')
  const all = () => [...requests.values()]
  const isQuiet = () => Date.now() - last > QUIET_MS && all().every(({ isDone }) => isDone)
  return { responses: all, quiet: () => until(isQuiet) }
}

async function until(isMet) {
  for (const end = Date.now() + LONGEST_MS; Date.now() < end && !isMet(); )
    await new Promise(resolve => setTimeout(resolve, 100))
}

function figures(seen, responses) {
  const kilobytes = type => {
    const chosen = type ? responses.filter(response => response.type === type) : responses
    return chosen.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
  }
  return {
    FCP: seen.fcp,
    LCP: seen.lcp,
    controls: seen.controls,
    TBT: blockingTime(seen),
    CLS: seen.cls,
    requests: responses.length,
    HTML: kilobytes('Document'),
    JS: kilobytes('Script'),
    images: kilobytes('Image'),
    'all bytes': kilobytes()
  }
}

function medians(loads) {
  const { rate, problems, ...first } = loads[0]
  return Object.fromEntries(Object.keys(first).map(name => [name, shown(name, median(loads.map(one => one[name])))]))
}

function shown(name, value) {
  const places = name === 'CLS' ? 1_000 : /^(HTML|JS|images|all bytes)$/.test(name) ? 10 : 1
  return value === null ? '-' : Math.round(value * places) / places
}
