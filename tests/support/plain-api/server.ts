// A commerce API that serves exactly the contract, for the tests: no call and no field of the store's own.
//   node tests/support/plain-api/server.ts PORT STORE_PORT
// Goods, carts and customers are those of the store at STORE_PORT with the embedded backend.
// GET /_log lists the calls and their statuses.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parse } from 'yaml'
import { plainAnswer } from './answer.ts'
import { readContract } from './contract.ts'

const [, , port, storePort] = process.argv
const STORE = `http://localhost:${storePort}`
const OWN = `http://127.0.0.1:${port}`
const PREFIX = '/api/v2/front/'
const REGISTRATION = '<!doctype html><html lang="pt-BR"><title>Cadastro</title><h1>Cadastro da loja</h1></html>'

const contract = readContract(parse(readFileSync(new URL('../../contract/openapi.yaml', import.meta.url), 'utf8')))
const log: { call: string; status: number; body: string }[] = []

createServer((request, response) => void handle(request, response)).listen(Number(port), '127.0.0.1')

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', OWN)
  if (pathname === '/_log') return sendJson(response, 200, log)
  if (/^\/checkout\/cadastro\/?$/.test(pathname))
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(REGISTRATION)
  if (!pathname.startsWith(PREFIX)) return answerFile(request, response, pathname + search)
  if (request.headers['app-token'] !== 'foreign-token') return sendJson(response, 403, { error: 'Token inválido' })
  const body = await readBody(request)
  const path = pathname.slice(PREFIX.length)
  const { method = 'GET' } = request
  const answer = await plainAnswer(contract, { method, path, query: searchParams }, async query => {
    const asked = await askStore(request, `${PREFIX}${path}?${query}`, body)
    continueSession(asked, response)
    return { status: asked.status, body: JSON.parse((await asked.text()).replaceAll(STORE, OWN)) }
  })
  log.push({ call: `${method} ${path}`, status: answer.status, body })
  sendJson(response, answer.status, answer.body)
}

/** The pages and pictures at the addresses that the API names. */
async function answerFile(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
  const { status, headers, arrayBuffer } = await readWhole(await askStore(request, address, ''))
  response.writeHead(status, { 'content-type': headers.get('content-type') ?? '' }).end(Buffer.from(arrayBuffer))
}

async function readWhole(answer: Response) {
  return { status: answer.status, headers: answer.headers, arrayBuffer: await answer.arrayBuffer() }
}

function askStore({ method = 'GET', headers }: IncomingMessage, address: string, body: string): Promise<Response> {
  const language = headers['accept-language']?.startsWith('en') ? 1 : 0
  const session = /PHPSESSID=([^;]+)/.exec(headers.cookie ?? '')?.[1]
  return fetch(STORE + address, {
    method,
    redirect: 'manual',
    headers: {
      origin: STORE,
      'content-type': 'application/json',
      cookie: `language=${language}${session ? `; __Host-sid=${session}` : ''}`,
      'cf-connecting-ip': String(headers['x-forwarded-for'] ?? '10.9.8.7')
    },
    ...(body && { body })
  })
}

function continueSession({ headers }: Response, response: ServerResponse): void {
  const session = headers.getSetCookie().flatMap(cookie => /^__Host-sid=([^;]+)/.exec(cookie)?.[1] ?? [])
  if (session[0]) response.setHeader('set-cookie', `PHPSESSID=${session[0]}; Path=/; HttpOnly`)
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
