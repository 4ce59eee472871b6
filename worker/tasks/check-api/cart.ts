import { readCart } from '../../../app/contract/cart.ts'
import type { WireDetailPage } from '../../../app/contract/product-detail.ts'
import { readShipment } from '../../../app/contract/shipment.ts'
import { quantityLimit } from '../../../app/models/product-choices.ts'
import type { Request } from './ask.ts'
import type { Call, Inspect } from './call.ts'
import { type Finding, gap, note } from './finding.ts'

/** Avenida Paulista. */
const CEP = '01310100'
const NO_SALE = 'Nobody can buy anything.'

type Line = WireDetailPage['conteudo']['carrinho']['itens'][number]

/** A throw-away cart of a visitor: one product in, another quantity, shipping, and out again, whatever failed between. */
export async function tryCart(inspect: Inspect, pages: readonly WireDetailPage[]): Promise<void> {
  const found = pages.map(page => ({ page, line: lineOf(page) })).find(({ line }) => line !== null)
  if (!found?.line) return
  const { page, line } = found
  const change = (method: 'POST' | 'PUT' | 'DELETE', body: unknown, loss: string, wanted: number) =>
    inspect(cartCall({ method, path: 'checkout/cart', body, session: true }, loss, wanted))
  const itens = [{ ...line, quantidade: 1, parametros: '' }]
  const added = await change('POST', { tipo: 'produto', itens }, NO_SALE, 1)
  if (!added.wire) return
  const hash = added.wire.itens?.find(({ hash }) => hash.idProduto === line.idProduto)?.hash ?? line
  const item = { tipo: 'produto', ...hash }
  try {
    const more = quantityLimit(page.conteudo, page.conteudo) > 1 ? 2 : 1
    await change('PUT', { ...item, quantidade: more }, 'Shoppers cannot change the quantity in the cart.', more)
    await inspect(shippingCall(line))
    await inspect({ ...cartCall({ path: 'checkout/cart', session: true }, 'The cart is lost by a reload.', more) })
  } finally {
    await change('DELETE', item, 'Shoppers cannot remove a product from the cart.', 0)
  }
}

/** What the product's own page would post: its first option that is there, else itself. */
function lineOf({ conteudo }: WireDetailPage): Line | null {
  if (conteudo.status !== 'disponivel' || conteudo.personalizacoes.some(({ obrigatorio }) => obrigatorio)) return null
  const options = conteudo.atributos.simples?.valores ?? []
  const option = options.find(({ estoque }) => estoque === null || estoque > 0)
  if (options.length > 0 && !option) return null
  const [line] = [...(option?.carrinho.itens ?? []), ...conteudo.carrinho.itens]
  const ids = { idProduto: conteudo.id, idUnidadeVenda: 0, idArmazem: 0, adicional: '', parametros: '', ...line }
  return { ...ids, idAtributoSimples: option?.idAtributoValor ?? line?.idAtributoSimples ?? 0 }
}

type WireCart = NonNullable<ReturnType<typeof readCart>>

/** `wanted`: units of the product after it. A refusal is 200 with messages. */
function cartCall(request: Request, loss: string, wanted: number): Call<WireCart> {
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
    ...{ method: 'POST', path: 'shipment/product', body, session: true, timing: 'action', read: readShipment },
    ...{ severity: 'gap', loss },
    judge: ({ fretes }) => ((fretes ?? []).length > 0 ? [] : [gap(`No way to send it to ${CEP}`, loss)])
  }
}
