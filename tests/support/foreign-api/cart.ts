import { products, SHOP } from './data.ts'

interface Line {
  idProduto: number
  idAtributoSimples: number
  adicional: string
  quantidade: number
}

const carts = new Map<string, Line[]>()

/** No subtotal, only `totalCarrinho`. */
export function readCart(key: string, port: number) {
  const lines = carts.get(key) ?? []
  const itens = lines.map(line => toItem(line, port))
  return {
    itens,
    totalCarrinho: itens.reduce((sum, item) => sum + item.precos.total, 0).toFixed(2)
  }
}

export function changeCart(key: string, method: string, body: unknown, port: number) {
  const lines = carts.get(key) ?? []
  const wanted = readLines(body)
  const before = structuredClone(lines)
  for (const line of wanted) apply(lines, line, method)
  const refused = lines.find(line => line.quantidade > (stockOf(line) ?? 0))
  carts.set(
    key,
    (refused ? before : lines).filter(({ quantidade }) => quantidade > 0)
  )
  const mensagens = refused ? [{ tipo: 'erro', mensagem: `Restam <b>${stockOf(refused)}</b> unidades.` }] : undefined
  return { ...readCart(key, port), ...(mensagens && { mensagens }) }
}

function apply(lines: Line[], wanted: Line, method: string): void {
  const held = lines.find(line => identity(line) === identity(wanted))
  const quantity =
    method === 'DELETE' ? 0 : method === 'PUT' ? wanted.quantidade : (held?.quantidade ?? 0) + wanted.quantidade
  if (held) held.quantidade = quantity
  else lines.push({ ...wanted, quantidade: quantity })
}

function identity({ idProduto, idAtributoSimples, adicional }: Line): string {
  return `${idProduto} ${idAtributoSimples} ${adicional}`
}

function readLines(body: unknown): Line[] {
  const record = Object(body)
  const list: unknown[] = Array.isArray(record.itens) ? record.itens : [record]
  return list.map(item => {
    const { idProduto, idAtributoSimples, adicional, quantidade } = Object(item)
    return {
      idProduto: Number(idProduto),
      idAtributoSimples: Number(idAtributoSimples ?? 0),
      adicional: String(adicional ?? ''),
      quantidade: Number(quantidade ?? 0)
    }
  })
}

function stockOf({ idProduto }: Line): number | undefined {
  return products.find(({ id }) => id === idProduto)?.estoque
}

function toItem(line: Line, port: number) {
  const product = products.find(({ id }) => id === line.idProduto)
  const price = product?.por ?? 0
  return {
    nome: product?.nome ?? '',
    tipo: 'produto',
    quantidade: String(line.quantidade),
    precos: { precoDe: 0, precoPor: price, total: price * line.quantidade },
    imagem: `http://127.0.0.1:${port}/cdn/${product?.slug}.png`,
    atributos: [],
    hash: { ...line, idUnidadeVenda: '0', idArmazem: 0 },
    url: `${SHOP}/${product?.slug}.html`
  }
}
