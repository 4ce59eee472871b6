import { readCart } from '../../app/contract/cart.ts'
import type { WireDetailPage } from '../../app/contract/product-detail.ts'
import { readShipment } from '../../app/contract/shipment.ts'
import { quantityLimit } from '../../app/models/product/product-choices.ts'
import { type Call, lineAbout } from './call.ts'
import type { Request } from './exchange.ts'
import { gap } from './finding.ts'
import { judgeCart, type WireCart } from './judge-cart.ts'
import type { Probing } from './probing.ts'

/** The CEP of Avenida Paulista. */
const CEP = '01310100'

type Line = WireDetailPage['conteudo']['carrinho']['itens'][number]

/** Tries a visitor's cart: adds a product, changes its quantity, calculates shipping and always removes the product. */
export async function tryCart({ inspect, rows }: Probing, pages: readonly WireDetailPage[]): Promise<void> {
  const found = pages.flatMap(({ conteudo }) => lineOf(conteudo) ?? [])[0]
  if (!found) return void rows.push(lineAbout('cart', gap('No product was found that can be bought as it is', UNTRIED)))
  const { line, name, limit } = found
  const { wire, answer } = await inspect(adding(line, name))
  const held = wire?.itens?.find(({ hash }) => hash.idProduto === line.idProduto)
  if (held) {
    await inspect(changing(held.hash, Math.min(2, limit)))
    await inspect(reading(Math.min(2, limit)))
    await inspect(shipping(line))
  }
  // Also after an unusable answer, because the API may have added the product.
  const isTaken = answer.status >= 200 && answer.status < 300
  if (held || (isTaken && !wire)) await inspect(removing(held?.hash ?? line))
}

const UNTRIED = 'Nothing is known of the cart.'

/** The line that the product page would post: its first available option, or the product itself. */
function lineOf(product: WireDetailPage['conteudo']): { line: Line; name: string; limit: number } | null {
  const { id, nome, status, atributos, carrinho, personalizacoes } = product
  if (status !== 'disponivel' || personalizacoes.some(({ obrigatorio }) => obrigatorio)) return null
  const options = atributos.simples?.valores ?? []
  const option = options.find(({ estoque }) => estoque === null || estoque > 0)
  if (options.length > 0 && !option) return null
  const [line] = [...(option?.carrinho.itens ?? []), ...carrinho.itens]
  const ids = { idProduto: id, idUnidadeVenda: 0, idArmazem: 0, adicional: '', parametros: '', ...line }
  const idAtributoSimples = option?.idAtributoValor ?? line?.idAtributoSimples ?? 0
  return { line: { ...ids, idAtributoSimples }, name: nome, limit: quantityLimit(product, product) }
}

type Ids = Pick<Line, 'idProduto' | 'idAtributoSimples' | 'idUnidadeVenda' | 'idArmazem' | 'adicional'>

function adding(line: Line, name: string): Call<WireCart> {
  const body = { tipo: 'produto', itens: [{ ...line, quantidade: 1 }] }
  return cartCall({ method: 'POST', body, about: `adds one “${name}”` }, 1, 'Nobody can buy anything.')
}

function changing(ids: Ids, quantidade: number): Call<WireCart> {
  const body = { tipo: 'produto', ...ids, quantidade }
  const loss = 'Shoppers cannot change the quantity in the cart.'
  return cartCall({ method: 'PUT', body, about: `wants ${quantidade}` }, quantidade, loss)
}

function reading(wanted: number): Call<WireCart> {
  return cartCall({ about: 'reads it' }, wanted, 'A reload loses the cart.')
}

function removing(ids: Ids): Call<WireCart> {
  const body = { tipo: 'produto', ...ids }
  return cartCall({ method: 'DELETE', body, about: 'removes it' }, 0, 'Shoppers cannot remove a product from the cart.')
}

type Change = Pick<Request, 'method' | 'body'> & { about: string }

function cartCall(change: Change, wanted: number, loss: string): Call<WireCart> {
  const grade = { severity: change.method === 'POST' ? 'stop' : 'gap', loss } as const
  return {
    path: 'checkout/cart',
    ...{ ...change, ...grade, session: true, timing: 'action', read: readCart },
    judge: wire => judgeCart(wire, wanted, grade)
  }
}

type WireShipment = NonNullable<ReturnType<typeof readShipment>>

function shipping({ idProduto, idAtributoSimples }: Line): Call<WireShipment> {
  const body = { cep: CEP, idProduto, idAtributoValor: idAtributoSimples, quantidade: 1 }
  const loss = 'Shoppers are not told what shipping costs.'
  return {
    path: 'shipment/product',
    ...{ method: 'POST', body, session: true, about: `to the CEP ${CEP}` },
    ...{ timing: 'action', read: readShipment, severity: 'gap', loss },
    judge: ({ fretes }) => ((fretes ?? []).length > 0 ? [] : [gap(`No way to send it to ${CEP}`, loss)])
  }
}
