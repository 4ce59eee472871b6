import * as v from 'valibot'
import { parcelamento } from './installment.ts'
import { rota } from './structure.ts'
import * as w from './tolerant.ts'

/** Identity of a line. Despite its name it is an object. */
const hash = w.item({
  idProduto: w.requiredId,
  idAtributoSimples: w.id,
  idUnidadeVenda: w.id,
  idArmazem: w.id,
  adicional: w.text
})

const atributo = w.shape({ atributo: w.shape({ label: w.text }), atributoValor: w.shape({ label: w.text }) })

const personalizacao = v.union([
  v.pipe(
    v.string(),
    v.transform(valor => ({ nome: '', valor, valorText: '' }))
  ),
  w.item({ nome: w.text, valor: w.text, valorText: w.text })
])

const linha = w.item({
  ...w.texts('nome', 'tipo', 'imagem', 'url'),
  quantidade: w.number,
  precos: w.shape({ precoDe: w.number, precoPor: w.number, total: w.number }),
  atributos: w.shape({ unico: atributo, simples: atributo }),
  personalizacao: w.list(personalizacao),
  // `condicoes` is an extension of the embedded backend: the subscription's terms as text.
  assinatura: w.shape({ recorrencia: w.number, condicoes: w.text }),
  hash,
  rota
})

const mensagem = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(
    w.item({ mensagem: w.requiredText }),
    v.transform(found => found.mensagem)
  )
])

export type WireCart = w.Wire<typeof readCart>
export type WireCartLine = v.InferOutput<typeof linha>

export const readCart = w.bodyReader(['itens', 'mensagens', 'total', 'totalCarrinho', 'subtotal', 'quantidadeItens'], {
  quantidadeTotal: w.number,
  mensagens: w.list(mensagem),
  itens: w.bodyList(linha),
  subtotal: w.shape({
    valor: w.number,
    descontoVista: w.shape({ valor: w.number, porcentagem: w.number }),
    parcelamento: w.list(parcelamento)
  }),
  promocoes: w.list(
    w.item({
      ...w.texts('nome', 'label', 'descricao', 'cupom'),
      desconto: w.number,
      valor: w.number,
      removivel: w.flag
    })
  ),
  total: w.number,
  totalCarrinho: w.number,
  url: w.text,
  carrinho: w.shape({ url: w.text })
})
