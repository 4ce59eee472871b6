import * as v from 'valibot'
import { parcelamento } from './installment.ts'
import { rota } from './structure.ts'
import { bodyList, bodyReader, id, item, list, number, requiredId, shape, text } from './tolerant.ts'

/** Identity of a line. Despite its name it is an object. */
const hash = item({ idProduto: requiredId, idAtributoSimples: id, idUnidadeVenda: id, idArmazem: id, adicional: text })

const atributo = shape({ atributo: shape({ label: text }), atributoValor: shape({ label: text }) })

/** Custom texts: strings, or objects that hold them. */
const personalizacao = v.union([
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.transform(valor => ({ nome: '', valor, valorText: '' }))
  ),
  item({ nome: text, valor: text, valorText: text })
])

const linha = item({
  nome: text,
  sku: text,
  tipo: text,
  quantidade: number,
  precos: shape({ precoDe: number, precoPor: number, total: number }),
  imagem: text,
  atributos: shape({ unico: atributo, simples: atributo }),
  personalizacao: list(personalizacao),
  assinatura: shape({ recorrencia: number }),
  hash,
  url: text,
  rota
})

const mensagem = v.union([
  v.pipe(
    item({ tipo: text, mensagem: text }),
    v.check(found => found.mensagem.trim() !== '')
  ),
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.transform(said => ({ tipo: '', mensagem: said }))
  )
])

const body = v.object({
  quantidadeItens: number,
  quantidadeTotal: number,
  mensagens: list(mensagem),
  itens: bodyList(linha),
  subtotal: shape({
    valor: number,
    descontoVista: shape({ valor: number, porcentagem: number, desconto: number }),
    parcelamento: list(parcelamento)
  }),
  promocoes: list(item({ nome: text, label: text, descricao: text, desconto: number, valor: number })),
  total: number,
  totalCarrinho: number,
  url: text,
  carrinho: shape({ url: text })
})

export type WireCart = v.InferOutput<typeof body>
export type WireCartLine = v.InferOutput<typeof linha>

export const readCart = bodyReader(body, [
  'itens',
  'mensagens',
  'total',
  'totalCarrinho',
  'subtotal',
  'quantidadeItens'
])
