import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { readCart } from '../../../app/contract/cart.ts'

/**
 * A checkout that knows nothing of the store: it reads the session from its cookie or its address, asks the API for the
 * cart and lists its lines. `api`: the API's address and the token of this checkout.
 */
export async function answerCheckout(
  request: IncomingMessage,
  response: ServerResponse,
  api: { origin: string; token: string }
): Promise<void> {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', api.origin)
  const session = searchParams.get('sessao') ?? readCookie(request, 'PHPSESSID')
  if (pathname === '/checkout/carrinho')
    return begin(response, `http://${request.headers.host}/checkout/pedido${search}`)
  if (pathname === '/checkout/pedido') return page(response, await orderPage(api, session, search))
  if (pathname === '/checkout/caixa.css') return style(response)
  if (pathname === '/checkout/eco') return echo(request, response)
  if (pathname === '/checkout/devagar') return slowly(response)
  if (pathname === '/pagamento/pagar' && request.method === 'POST')
    return page(response, paidPage(await readForm(request), readCookie(request, 'caixa')))
  response.writeHead(404).end('Nada aqui')
}

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'"

/** Its first redirect, with a cookie of its own that a later page expects. */
function begin(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'set-cookie': 'caixa=7; Path=/; HttpOnly' }).end()
}

async function orderPage(api: { origin: string; token: string }, session: string, search: string): Promise<string> {
  const headers = { 'app-token': api.token, ...(session && { session }) }
  const answer = await fetch(`${api.origin}/api/v2/front/checkout/cart`, { headers })
  const lines = (readCart(await answer.json())?.itens ?? []).map(line => `<li>${line.quantidade} × ${line.nome}</li>`)
  return `<h1>Pedido</h1><ul>${lines.join('')}</ul>
<form method="post" action="/pagamento/pagar${search}"><input name="forma" value="pix"><button>Pagar</button></form>`
}

function paidPage(form: URLSearchParams, till: string): string {
  return `<h1>Pago com ${form.get('forma')} no caixa ${till}</h1>`
}

function page(response: ServerResponse, body: string): void {
  const head =
    '<!doctype html><meta charset="utf-8"><title>Caixa</title><link rel="stylesheet" href="/checkout/caixa.css">'
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  response.writeHead(200, headers).end(head + body)
}

function style(response: ServerResponse): void {
  const headers = {
    'content-type': 'text/css',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000'
  }
  response.writeHead(200, headers).end(gzipSync('h1 { color: rgb(1, 2, 3) }'))
}

/** What it was asked, as JSON. */
async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = request
  const said = JSON.stringify({ method, url, headers, form: String(await readForm(request)) })
  response.writeHead(200, { 'content-type': 'application/json' }).end(said)
}

/** Half of a page at once, the rest a second later. */
function slowly(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' }).write('<p>first')
  setTimeout(() => response.end('<p>second'), 1_000)
}

function readCookie({ headers }: IncomingMessage, name: string): string {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? ''
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
