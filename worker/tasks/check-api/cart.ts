import { readCart } from '../../../app/contract/cart.ts'
import type { WireDetailPage } from '../../../app/contract/product-detail.ts'
import { readShipment } from '../../../app/contract/shipment.ts'
import { quantityLimit } from '../../../app/models/product-choices.ts'
import { type Call, lineAbout } from './call.ts'
import type { Request } from './exchange.ts'
import { type Finding, gap, note } from './finding.ts'
import type { Probing } from './probing.ts'

/** Avenida Paulista. */
const CEP = '01310100'
const NO_SALE = 'Nobody can buy anything.'

type Line = WireDetailPage['conteudo']['carrinho']['itens'][number]

/** A throw-away cart of a visitor: one product in, another quantity, shipping, and out again, whatever failed between. */
export async function tryCart({ inspect, rows }: Probing, pages: readonly WireDetailPage[]): Promise<void> {
  const found = pages.flatMap(({ conteudo }) => lineOf(conteudo) ?? [])[0]
  if (!found) return void rows.push(lineAbout('cart', gap('No product was found that can be bought as it is', UNTRIED)))
  const { line, name, limit } = found
  const change = (method: 'POST' | 'PUT' | 'DELETE', body: unknown, about: string, loss: string, wanted: number) =>
    inspect(cartCall({ method, path: 'checkout/cart', body, session: true, about }, loss, wanted))
  const itens = [{ ...line, quantidade: 1 }]
  const added = await change('POST', { tipo: 'produto', itens }, `adds one “${name}”`, NO_SALE, 1)
  if (!added.wire) return
  const { hash = line } = added.wire.itens?.find(one => one.hash.idProduto === line.idProduto) ?? {}
  const item = { tipo: 'produto', ...hash }
  const more = Math.min(2, limit)
  const body = { ...item, quantidade: more }
  await change('PUT', body, `wants ${more}`, 'Shoppers cannot change the quantity in the cart.', more)
  await inspect(cartCall({ path: 'checkout/cart', session: true, about: 'reads it' }, 'A reload loses the cart.', more))
  await inspect(shippingCall(line))
  await change('DELETE', item, 'removes it', 'Shoppers cannot remove a product from the cart.', 0)
}

const UNTRIED = 'Nothing is known of the cart.'

/** What the product's own page would post: its first option that is there, else itself. */
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

type WireCart = NonNullable<ReturnType<typeof readCart>>

/** `wanted`: units of the product after it. A refusal is 200 with messages. */
function cartCall(request: Request & Pick<Call<WireCart>, 'about'>, loss: string, wanted: number): Call<WireCart> {
  const severity = request.method === 'POST' ? 'stop' : 'gap'
  return {
    ...{ ...request, timing: 'action', read: readCart, loss, severity },
    judge: wire => judgeCart(wire, wanted, finding => ({ ...finding, severity }), loss)
  }
}

function judgeCart(wire: WireCart, wanted: number, grade: (finding: Finding) => Finding, loss: string): Finding[] {
  const units = (wire.itens ?? []).reduce((sum, { quantidade }) => sum + (quantidade ?? 0), 0)
  const said = wire.mensagens.map(({ mensagem }) => mensagem).join(' ')
  const found: Finding[] = []
  if (units !== wanted) found.push(grade(gap(`The cart has ${units} units, not ${wanted}. ${said}`.trim(), loss)))
  if (wanted > 0 && (wire.total ?? wire.totalCarrinho ?? wire.subtotal.valor) === null)
    found.push(gap('It has no total', 'The cart shows no sum.'))
  if (wanted > 0 && !wire.url && !wire.carrinho.url)
    found.push(note('It has no address of the checkout (url)', 'The button leads to /checkout/carrinho of the API.'))
  return found
}

type WireShipment = NonNullable<ReturnType<typeof readShipment>>

function shippingCall({ idProduto, idAtributoSimples }: Line): Call<WireShipment> {
  const body = { cep: CEP, idProduto, idAtributoValor: idAtributoSimples, quantidade: 1 }
  const loss = 'Shoppers are not told what shipping costs.'
  return {
    ...{
      about: `to the CEP ${CEP}`,
      method: 'POST',
      path: 'shipment/product',
      body,
      session: true,
      timing: 'action',
      read: readShipment
    },
    ...{ severity: 'gap', loss },
    judge: ({ fretes }) => ((fretes ?? []).length > 0 ? [] : [gap(`No way to send it to ${CEP}`, loss)])
  }
}
