import * as v from 'valibot'
import { parcelamento } from './installment.ts'
import { rota } from './structure.ts'
import {
  bodyList,
  bodyReader,
  id,
  item,
  list,
  number,
  requiredId,
  requiredText,
  shape,
  text,
  texts,
  type Wire
} from './tolerant.ts'

/** Identity of a line. Despite its name it is an object. */
const hash = item({ idProduto: requiredId, idAtributoSimples: id, idUnidadeVenda: id, idArmazem: id, adicional: text })

const atributo = shape({ atributo: shape({ label: text }), atributoValor: shape({ label: text }) })

const personalizacao = v.union([
  v.pipe(
    v.string(),
    v.transform(valor => ({ nome: '', valor, valorText: '' }))
  ),
  item({ nome: text, valor: text, valorText: text })
])

const linha = item({
  ...texts('nome', 'tipo', 'imagem', 'url'),
  quantidade: number,
  precos: shape({ precoDe: number, precoPor: number, total: number }),
  atributos: shape({ unico: atributo, simples: atributo }),
  personalizacao: list(personalizacao),
  assinatura: shape({ recorrencia: number }),
  hash,
  rota
})

const mensagem = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(
    item({ mensagem: requiredText }),
    v.transform(found => found.mensagem)
  )
])

export type WireCart = Wire<typeof readCart>
export type WireCartLine = v.InferOutput<typeof linha>

export const readCart = bodyReader(['itens', 'mensagens', 'total', 'totalCarrinho', 'subtotal', 'quantidadeItens'], {
  quantidadeTotal: number,
  mensagens: list(mensagem),
  itens: bodyList(linha),
  subtotal: shape({
    valor: number,
    descontoVista: shape({ valor: number, porcentagem: number }),
    parcelamento: list(parcelamento)
  }),
  promocoes: list(item({ ...texts('nome', 'label', 'descricao'), desconto: number, valor: number })),
  total: number,
  totalCarrinho: number,
  url: text,
  carrinho: shape({ url: text })
})
