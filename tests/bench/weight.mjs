#!/usr/bin/env node
// The cost of a page on a phone. One JSON line per path.
//   node weight.mjs BASE PATH...
// Env: RUNS (5 throttled runs; medians and [min,max] are printed), CHROME (/usr/bin/chromium),
//      CHROME_ARGS (extra flags, separated by semicolons), CPU (4), HYDRATE (selector of the controls that must answer).
// Bytes come from one cold unthrottled load; timings from RUNS cold loads under CPU x4 and Slow 4G
// (Chrome's own preset: 562.5 ms latency, 1.47 Mbit/s down, 675 kbit/s up), viewport 360x740.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'

const [base, ...paths] = process.argv.slice(2)
if (!base || !paths.length) {
  console.error('usage: weight.mjs BASE PATH...')
  process.exit(2)
}
const runs = Number(process.env.RUNS ?? 5)
const cpu = Number(process.env.CPU ?? 4)
const controls = process.env.HYDRATE ?? 'button, input, select, a[href]'
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 1474560 / 8, uploadThroughput: 675000 / 8 }
const kinds = {
  Document: 'document',
  Script: 'js',
  Stylesheet: 'css',
  Image: 'img',
  Font: 'font',
  Fetch: 'fetch',
  XHR: 'fetch'
}

const sorted = list => list.filter(n => n != null).sort((a, b) => a - b)
const median = list => {
  const s = sorted(list)
  return s.length ? s[Math.floor(s.length / 2)] : null
}
const stat = list => {
  const s = sorted(list)
  return s.length ? { med: median(s), min: s[0], max: s.at(-1) } : null
}

// Runs in the page: paints, shifts, long tasks, and when React has hydrated the page's controls.
function watch(selector) {
  const seen = (window.__bench = {
    fcp: null,
    lcp: null,
    lcpElement: null,
    cls: 0,
    tasks: [],
    firstControl: null,
    allControls: null
  })
  const on = (type, fn) =>
    new PerformanceObserver(list => list.getEntries().forEach(fn)).observe({ type, buffered: true })
  on('paint', e => {
    if (e.name === 'first-contentful-paint') seen.fcp = e.startTime
  })
  on('largest-contentful-paint', e => {
    seen.lcp = e.startTime
    seen.lcpElement = (e.element?.tagName ?? '') + ' ' + (e.url || '').slice(-40)
  })
  on('layout-shift', e => {
    if (!e.hadRecentInput) seen.cls += e.value
  })
  on('longtask', e => seen.tasks.push([e.startTime, e.duration]))
  // Controls of static parts work once their delegated listener has set the mark.
  const delegated = el => el.closest('[data-static]') && performance.getEntriesByName('static:ready').length > 0
  const owned = el => {
    for (const key in el) if (key.startsWith('__reactProps$')) return true
    return Boolean(delegated(el))
  }
  const look = () => {
    const list = [...document.querySelectorAll(selector)].filter(el => {
      const box = el.getBoundingClientRect()
      return box.width && box.top < innerHeight && box.bottom > 0
    })
    if (list.length) {
      if (seen.firstControl === null && list.some(owned)) seen.firstControl = performance.now()
      if (list.every(owned)) {
        if (document.readyState !== 'loading') {
          seen.allControls ??= performance.now()
        }
      } else seen.allControls = null
    }
    if (performance.now() < 60000) setTimeout(look, 20)
  }
  look()
}

async function load(path, { throttled }) {
  const profile = mkdtempSync(join(tmpdir(), 'weight-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROME ?? '/usr/bin/chromium',
    headless: true,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(process.env.CHROME_ARGS?.split(';') ?? [])
    ]
  })
  try {
    const page = await browser.newPage()
    const cdp = await browser.newCDPSession(page)
    const requests = new Map(),
      problems = []
    let last = Date.now()
    const touch = () => {
      last = Date.now()
    }
    cdp.on('Network.requestWillBeSent', e => {
      touch()
      if (!e.request.url.startsWith('data:'))
        requests.set(e.requestId, {
          id: e.requestId,
          url: e.request.url,
          kind: kinds[e.type] ?? 'other',
          wire: 0,
          plain: 0,
          done: false
        })
    })
    cdp.on('Network.responseReceived', e => {
      touch()
      const r = requests.get(e.requestId)
      if (r) {
        r.status = e.response.status
        r.mime = e.response.mimeType
        r.encoding = e.response.headers['content-encoding'] ?? e.response.headers['Content-Encoding'] ?? ''
      }
    })
    cdp.on('Network.dataReceived', e => {
      touch()
      const r = requests.get(e.requestId)
      if (r) r.plain += e.dataLength
    })
    cdp.on('Network.loadingFinished', e => {
      touch()
      const r = requests.get(e.requestId)
      if (r) {
        r.wire = e.encodedDataLength
        r.done = true
      }
    })
    cdp.on('Network.loadingFailed', e => {
      touch()
      const r = requests.get(e.requestId)
      if (r) {
        r.done = true
        if (!e.canceled) problems.push(`failed ${r.url.slice(0, 120)} ${e.errorText}`)
      }
    })
    page.on('console', m => {
      if (m.type() === 'error' || /hydrat/i.test(m.text())) problems.push(m.text().slice(0, 300))
    })
    page.on('pageerror', e => problems.push(String(e).slice(0, 300)))
    await cdp.send('Network.enable', { maxTotalBufferSize: 1e8, maxResourceBufferSize: 3e7 })
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.addInitScript(watch, controls)
    if (throttled) {
      await cdp.send('Network.emulateNetworkConditions', slow4g)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    } else {
      await cdp.send('Profiler.enable')
      await cdp.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true })
    }
    await page.goto(base + path, { waitUntil: 'load', timeout: 90000 })
    // quiet: no pending request and nothing new for a second and a half, 20 s at most
    const until = Date.now() + 20000
    while (Date.now() < until && (Date.now() - last < 1500 || [...requests.values()].some(r => !r.done)))
      await new Promise(done => setTimeout(done, 100))
    const seen = await page.evaluate(() => window.__bench)
    const out = { problems, requests: [...requests.values()] }
    out.tbt = seen.tasks.reduce(
      (sum, [start, length]) => (start + length > (seen.fcp ?? 0) ? sum + Math.max(0, length - 50) : sum),
      0
    )
    Object.assign(out, {
      fcp: seen.fcp,
      lcp: seen.lcp,
      lcpElement: seen.lcpElement,
      cls: seen.cls,
      firstControl: seen.firstControl,
      allControls: seen.allControls
    })
    if (!throttled) {
      out.nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
      const { result } = await cdp.send('Profiler.takePreciseCoverage')
      out.unused = await unused(
        cdp,
        result.filter(s => s.url.startsWith(base)),
        page
      )
      for (const r of out.requests) {
        if (r.status !== 200) continue
        const body = await cdp.send('Network.getResponseBody', { requestId: r.id }).catch(() => null)
        if (!body) continue
        const bytes = Buffer.from(body.body, body.base64Encoded ? 'base64' : 'utf8')
        r.gz = /image\/(?!svg)|font/.test(r.mime) ? bytes.length : gzipSync(bytes, { level: 6 }).length
        r.br = /image\/(?!svg)|font/.test(r.mime)
          ? bytes.length
          : brotliCompressSync(bytes, { params: { 0: 5 } }).length
      }
    }
    return out
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

// Share of external script text that never ran. A character is used when its innermost range has a count above zero.
async function unused(cdp, scripts, page) {
  let total = 0,
    idle = 0
  const here = page.url()
  for (const script of scripts) {
    if (script.url === here) continue
    const length = Math.max(...script.functions.flatMap(f => f.ranges.map(r => r.endOffset)))
    const used = new Uint8Array(length)
    const ranges = script.functions
      .flatMap(f => f.ranges)
      .sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset))
    for (const r of ranges) used.fill(r.count ? 1 : 0, r.startOffset, r.endOffset)
    total += length
    idle += length - used.reduce((sum, n) => sum + n, 0)
  }
  return { total, percent: total ? Math.round((1000 * idle) / total) / 10 : 0 }
}

const round = n => (n == null ? null : Math.round(n * 1000) / 1000)
for (const path of paths) {
  const cold = await load(path, { throttled: false })
  const byKind = {}
  for (const r of cold.requests) {
    const k = (byKind[r.kind] ??= { n: 0, wire: 0, plain: 0, gz: 0, br: 0 })
    k.n++
    k.wire += r.wire
    k.plain += r.plain
    k.gz += r.gz ?? 0
    k.br += r.br ?? 0
  }
  const slow = []
  for (let i = 0; i < runs; i++) slow.push(await load(path, { throttled: true }))
  const time = key => stat(slow.map(r => (r[key] == null ? null : key === 'cls' ? round(r[key]) : Math.round(r[key]))))
  console.log(
    JSON.stringify({
      path,
      requests: cold.requests.length,
      wire: cold.requests.reduce((sum, r) => sum + r.wire, 0),
      byKind,
      htmlPlain: byKind.document?.plain ?? 0,
      nodes: cold.nodes,
      unusedJs: cold.unused.percent,
      externalJs: cold.unused.total,
      fcp: time('fcp'),
      lcp: time('lcp'),
      lcpElement: slow[0]?.lcpElement,
      cls: time('cls'),
      tbt: time('tbt'),
      firstControl: time('firstControl'),
      allControls: time('allControls'),
      problems: [...new Set([cold, ...slow].flatMap(r => r.problems))].slice(0, 8)
    })
  )
}
