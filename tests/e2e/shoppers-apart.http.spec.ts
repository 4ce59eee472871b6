import { expect, test } from '@playwright/test'
import { PORTS } from '../support/ports.ts'
import { TAKES_ALL } from '../support/sample.ts'
import { newCpf } from './customer.ts'

const STORE = `http://127.0.0.1:${PORTS.store}`
const FRONT = `${STORE}/api/v2/front`
const REQUESTS = TAKES_ALL ? 1_000 : 200
const AT_ONCE = 8

interface Customer {
  name: string
  email: string
  cookie: string
  /** In this customer's cart and favourites only. */
  product: number
}

/** The checked part of the answers. */
interface Answer {
  itens: { hash: { idProduto: number } }[]
  logado: boolean
  email: string
  favoritos: number[]
  conteudo: { produtos: { id: string; status: string; atributos: { simples?: unknown[] } }[] }
}

test('two customers see nothing of each other in hundreds of interleaved requests', async () => {
  test.setTimeout(120_000)
  const [first, second] = await twoProducts()
  const customers = [await register('Primeira', first), await register('Segunda', second)] as const
  const asks = Array.from({ length: REQUESTS }, (_, n) => async () => {
    const [mine, other] = n % 2 === 0 ? customers : [customers[1], customers[0]]
    await ASKS[Math.floor(n / 2) % ASKS.length]?.(mine, other)
  })
  await Promise.all(Array.from({ length: AT_ONCE }, () => drain(asks)))
})

/** Each request of one customer, and the check that the answer contains nothing of the other. */
const ASKS: ((mine: Customer, other: Customer) => Promise<void>)[] = [
  async (mine, other) => {
    const cart = await read(mine, '/checkout/cart')
    expect(ids(cart.itens)).toEqual([mine.product])
    expectNothingOf(other, cart)
  },
  async (mine, other) => {
    const user = await read(mine, '/checkout/user')
    expect([user.logado, user.email]).toEqual([true, mine.email])
    expectNothingOf(other, user)
  },
  async mine => {
    const { favoritos } = await read(mine, '/wishlist')
    expect(favoritos).toEqual([mine.product])
  },
  ...['/', '/vitaminas', '/favoritos', '/checkout/acesso', '/vitaminas.data'].map(
    path => async (mine: Customer, other: Customer) => {
      const answer = await fetch(STORE + path, { headers: { cookie: mine.cookie } })
      expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 200, null])
      const text = await answer.text()
      // A page contains no personal data.
      for (const { name, email } of [mine, other]) expect(text.includes(name) || text.includes(email)).toBe(false)
    }
  )
]

async function drain(asks: (() => Promise<void>)[]): Promise<void> {
  for (let ask = asks.pop(); ask; ask = asks.pop()) await ask()
}

async function register(name: string, product: number): Promise<Customer> {
  const email = `${name.toLowerCase()}.${crypto.randomUUID()}@exemplo.example`
  const answer = await send('POST', '/checkout/register', elsewhere(), {
    nomeRazao: `${name} Cliente`,
    email,
    senha: `girassol-${crypto.randomUUID()}`,
    cpf: newCpf(),
    telefone: '(11) 98888-7777',
    aceite: true,
    endereco: {
      cep: '01310-100',
      logradouro: 'Rua A',
      numero: '1',
      complemento: '',
      bairro: 'Centro',
      cidade: 'São Paulo',
      uf: 'SP'
    }
  })
  const cookie = answer.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
  await send('POST', '/checkout/cart', { cookie }, { tipo: 'produto', itens: [{ idProduto: product, quantidade: 1 }] })
  await send('POST', '/wishlist/add', { cookie }, { idProduto: product, quantidade: 1 })
  return { name: `${name} Cliente`, email, cookie, product }
}

/** An address without earlier registrations, because registrations are rate-limited by address. */
function elsewhere(): Record<string, string> {
  return { 'cf-connecting-ip': `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}` }
}

async function send(method: string, path: string, own: Record<string, string>, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: STORE, ...own }
  const answer = await fetch(FRONT + path, { method, headers, body: JSON.stringify(body) })
  expect([path, answer.status]).toEqual([path, 200])
  return answer
}

async function read({ cookie }: Customer, path: string): Promise<Answer> {
  return (await fetch(FRONT + path, { headers: { cookie } })).json()
}

async function twoProducts(): Promise<[number, number]> {
  const listing: Answer = await (
    await fetch(`${FRONT}/url/product/listing/category?url=/vitaminas&offset=0&limit=30`)
  ).json()
  const buyable = listing.conteudo.produtos.filter(
    ({ status, atributos }) => status === 'disponivel' && !atributos.simples?.length
  )
  return [Number(buyable[0]?.id), Number(buyable[1]?.id)]
}

function ids(lines: { hash: { idProduto: number } }[]): number[] {
  return lines.map(({ hash }) => Number(hash.idProduto))
}

function expectNothingOf({ name, email }: Customer, answer: unknown): void {
  const text = JSON.stringify(answer)
  expect([text.includes(name), text.includes(email)]).toEqual([false, false])
}
