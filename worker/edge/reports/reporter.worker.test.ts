import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReporter } from './reporter.ts'
// Loaded before the first test's timeout starts.
import 'toucan-js'

const DSN = 'https://key@reports.example/1'

function setUp({ dsn = DSN, random = 0.1 } = {}) {
  const sent: string[] = []
  const send: typeof fetch = async (_, init) => {
    sent.push(String(init?.body))
    return new Response('{}')
  }
  const work: Promise<unknown>[] = []
  const defer = (one: Promise<unknown>) => void work.push(one)
  const reporter = createReporter({ dsn, build: 'b1', now: () => 60_000, random: () => random, send })
  // The work that sends a report starts more work.
  const settle = async () => {
    while (work.length > 0) await Promise.all(work.splice(0))
  }
  return { reporter, sent, defer, settle }
}

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'warn').mockImplementation(line => void lines.push(line))
  vi.spyOn(console, 'error').mockImplementation(line => void lines.push(line))
})
afterEach(() => vi.restoreAllMocks())

const failure = { event: 'call-failure', id: 'r1', message: 'GET settings: 500', facts: { status: 500 } } as const

test('a report is a structured line, and goes to the collector with the id of its request', async () => {
  const { reporter, sent, defer, settle } = setUp()
  reporter.report(failure, defer)
  await settle()
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    event: 'call-failure',
    id: 'r1',
    message: 'GET settings: 500',
    status: 500
  })
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('"requestId":"r1"')
})

test('a report contains no personal data and no secrets', async () => {
  const { reporter, sent, defer, settle } = setUp()
  const secrets = [
    'ana@exemplo.com',
    '01310-100',
    '529.982.247-25',
    'abcdef0123456789abcdef0123456789',
    'creatina-secreta'
  ]
  const [mail, cep, cpf, id, term] = secrets
  const message = `${mail} ${cep} ${cpf} PHPSESSID=${id} /busca?busca=${term}`
  const error = Object.assign(new Error(message), { stack: `Error: ${message}\n    at https://x/${mail}` })
  reporter.report({ ...failure, message }, defer)
  reporter.report({ ...failure, event: 'edge-failure', error }, defer)
  await settle()
  for (const secret of secrets) expect([...lines, ...sent].join('\n')).not.toContain(secret)
})

test('nor do its facts, nor a trace', async () => {
  const { reporter, sent, defer, settle } = setUp()
  const facts = { path: 'evaluations/store/add/chave-1', blocked: 'https://evil.example/ana@exemplo.com' }
  reporter.report({ ...failure, facts }, defer)
  const calls = [{ path: 'evaluations/store/add/chave-1', startedAtMs: 1_000, ms: 5, cache: 'none' }]
  const name = 'GET /pagina/ana@exemplo.com'
  reporter.trace({ id: 'r1', name, startedAtMs: 1_000, endedAtMs: 1_500, status: 200, calls }, defer)
  await settle()
  expect(sent).toHaveLength(2)
  expect([...lines, ...sent].join('\n')).not.toMatch(/chave|exemplo/)
})

test('a collector that is down breaks nothing', async () => {
  const work: Promise<unknown>[] = []
  const send: typeof fetch = () => Promise.reject(new Error('down'))
  const reporter = createReporter({ dsn: DSN, build: 'b1', now: () => 0, random: () => 0, send })
  reporter.report(failure, one => void work.push(one))
  await Promise.all(work)
  expect(lines.length).toBeGreaterThan(0)
})

test('without a collector there are only log lines, and few in an outage', async () => {
  const quiet = setUp({ dsn: '' })
  quiet.reporter.report(failure, quiet.defer)
  await quiet.settle()
  expect(quiet.sent).toEqual([])
  const { reporter, sent, defer, settle } = setUp()
  for (let n = 0; n < 200; n += 1) reporter.report(failure, defer)
  await settle()
  expect([sent.length, lines.length]).toEqual([60, 201])
})

test('what shoppers provoke is limited and does not crowd out failures of the API', async () => {
  const { reporter, sent, defer, settle } = setUp()
  for (let n = 0; n < 200; n += 1) reporter.report({ ...failure, message: 'provoked', isProvoked: true }, defer)
  reporter.report(failure, defer)
  await settle()
  expect(sent.filter(report => report.includes('provoked'))).toHaveLength(10)
  expect(sent.filter(report => report.includes('GET settings: 500'))).toHaveLength(1)
})

test('false browser reports are limited and do not crowd out others', async () => {
  const { reporter, sent, defer, settle } = setUp()
  for (let n = 0; n < 500; n += 1)
    reporter.report({ event: n % 2 ? 'browser-error' : 'csp-violation', id: 'r1', message: 'x' }, defer)
  await settle()
  expect([sent.length, lines.length]).toEqual([30, 30])
  reporter.report(failure, defer)
  await settle()
  expect(sent).toHaveLength(31)
})

test('one of five pages is traced, none without a collector, and thirty a minute at most', () => {
  const isTraced = (random: number, dsn?: string) =>
    setUp({ random, ...(dsn !== undefined && { dsn }) }).reporter.isTraced()
  expect([isTraced(0.19), isTraced(0.2), isTraced(0, '')]).toEqual([true, false, false])
  const { reporter } = setUp()
  expect(Array.from({ length: 100 }, reporter.isTraced).filter(Boolean)).toHaveLength(30)
})
