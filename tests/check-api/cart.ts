import { readCart, type WireCart } from '../../app/contract/cart.ts'
import type { WireDetailPage } from '../../app/contract/product-detail.ts'
import { readShipment, type WireShipment } from '../../app/contract/shipment.ts'
import { quantityLimit } from '../../app/models/product/product-choices.ts'
import { printable } from '../../worker/tasks/printable.ts'
import { lineAbout } from '../checks/row.ts'
import type { Call, Probing } from './call.ts'
import { type Finding, gap, note } from './finding.ts'
import { judgeHandover, type StoreVars } from './handover.ts'
import { inspect } from './inspect.ts'

/** The CEP of Avenida Paulista. */
const CEP = '01310100'

type Line = WireDetailPage['conteudo']['carrinho']['itens'][number]

/**
 * Tries a visitor's cart: adds a product, changes its quantity, calculates shipping and always removes the product.
 * `vars`: settings of the store, which decide whether the checkout will know the cart.
 */
export async function tryCart(probing: Probing, pages: readonly WireDetailPage[], vars: StoreVars): Promise<void> {
  const found = pages.flatMap(({ conteudo }) => lineOf(conteudo) ?? [])[0]
  if (!found) {
    const finding = gap('No product was found that can be bought as it is', 'Nothing is known of the cart.')
    probing.rows.push(lineAbout('cart', finding))
    return
  }
  const { line, name, limit } = found
  const { wire, answer } = await inspect(probing, adding(line, name))
  const held = wire?.itens?.find(({ hash }) => hash.idProduto === line.idProduto)
  if (held) {
    const quantidade = Math.min(2, limit)
    await inspect(probing, changing({ ...held.hash, quantidade }))
    await inspect(probing, cartCall({ about: 'reads it' }, quantidade, 'A reload loses the cart.'))
    await inspect(probing, shipping(line))
  }
  // Also after an unusable answer, because the API may have added the product.
  const isTaken = answer.status >= 200 && answer.status < 300
  if (held || (isTaken && !wire)) await inspect(probing, removing(held?.hash ?? line))
  if (wire) judgeHandover(probing, wire, { vars, session: answer.session })
}

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

type Ids = Omit<Line, 'parametros'>

function adding(line: Line, name: string): Call<WireCart> {
  const body = { tipo: 'produto', itens: [{ ...line, quantidade: 1 }] }
  const change = { method: 'POST', body, about: `adds one “${name}”`, severity: 'stop' } as const
  return cartCall(change, 1, 'Nobody can buy anything.')
}

function changing(line: Ids & { quantidade: number }): Call<WireCart> {
  const change = { method: 'PUT', body: { tipo: 'produto', ...line }, about: `wants ${line.quantidade}` } as const
  return cartCall(change, line.quantidade, 'Shoppers cannot change the quantity in the cart.')
}

function removing(ids: Ids): Call<WireCart> {
  const change = { method: 'DELETE', body: { tipo: 'produto', ...ids }, about: 'removes it' } as const
  return cartCall(change, 0, 'Shoppers cannot remove a product from the cart.')
}

type Change = Pick<Call<WireCart>, 'method' | 'body' | 'about'> & Partial<Pick<Finding, 'severity'>>

/** `wanted`: the expected units. */
function cartCall({ severity = 'gap', ...change }: Change, wanted: number, loss: string): Call<WireCart> {
  return {
    ...change,
    path: 'checkout/cart',
    session: true,
    timing: 'action',
    read: readCart,
    severity,
    loss,
    judge: wire => [...judgeUnits(wire, wanted, { severity, loss }), ...(wanted > 0 ? judgeFilled(wire) : [])]
  }
}

/** A refusal is 200 with messages. */
function judgeUnits(wire: WireCart, wanted: number, grade: Pick<Finding, 'loss' | 'severity'>): Finding[] {
  const units = (wire.itens ?? []).reduce((sum, { quantidade }) => sum + (quantidade ?? 0), 0)
  if (units === wanted) return []
  const said = printable(wire.mensagens.join(' '))
  return [{ ...grade, problem: `The cart has ${units} units, not ${wanted}${said && `, and says “${said}”`}` }]
}

function judgeFilled({ total, totalCarrinho, subtotal, url, carrinho }: WireCart): Finding[] {
  const hasTotal = (total ?? totalCarrinho ?? subtotal.valor) !== null
  return [
    !hasTotal && gap('It has no total', 'The cart shows no sum.'),
    !url &&
      !carrinho.url &&
      note('It has no address of the checkout (url)', 'The button leads to /checkout/carrinho of the API.')
  ].filter(found => found !== false)
}

function shipping({ idProduto, idAtributoSimples }: Line): Call<WireShipment> {
  const loss = 'Shoppers are not told what shipping costs.'
  return {
    method: 'POST',
    path: 'shipment/product',
    body: { cep: CEP, idProduto, idAtributoValor: idAtributoSimples, quantidade: 1 },
    session: true,
    about: `to the CEP ${CEP}`,
    timing: 'action',
    read: readShipment,
    severity: 'gap',
    loss,
    judge: ({ fretes }) => (fretes?.length ? [] : [gap(`No way to send it to ${CEP}`, loss)])
  }
}
