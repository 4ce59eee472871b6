import { beforeAll, describe, expect, it } from 'vitest'
import texts from '../../worker/commerce/texts.json' with { type: 'json' }
import { ids } from '../fixtures/store.ts'
import { backend, seedDatabase } from './backend.ts'
import { expectSchema } from './document.ts'
import { type Browser, customer } from './people.ts'

const api = backend()

let browser: Browser

beforeAll(async () => {
  await seedDatabase()
  browser = (await customer(api)).browser
})

const POSTS = [
  'checkout/cart checkout/zipcode checkout/login checkout/register checkout/password-recovery checkout/password-reset',
  'wishlist/add shipment/product shipment/list evaluations/product newsletter form/contact question question/answer',
  'product/solicitation product/budget product/combination product/shop list/shop'
].flatMap(line => line.split(' '))

/** Every field of a body. */
const FIELDS = [
  'usuario senha revendedor nomeRazao email cpf telefone aceite endereco token nome contato mensagem assunto segmento',
  'idEvento cupom informacoesAdicionais hashEmail nivel idNivel pergunta idPergunta resposta experiencia atendimento',
  'satisfacao autorizacao idProduto idAtributoValor nota comentario recomenda anexos mailing enviarEmail tipo itens cep',
  'idLista carrinho quantidade produtos produtoPrincipal produtoIndicado idListaCompra'
].flatMap(line => line.split(' '))

const WRONG: unknown[] = [
  {},
  { toString: 1 },
  { valueOf: 1, toString: 'x' },
  [7],
  -1,
  0.5,
  1e12,
  true,
  'x'.repeat(1_000)
]

const BODIES: object[] = [
  {},
  { endereco: null, itens: [{}], produtos: [{ id: null }] },
  ...WRONG.map(value => Object.fromEntries(FIELDS.map(field => [field, value])))
]

describe.each(POSTS)('an error of %s', path => {
  it.each([
    ['pt-BR', Object.values(texts.pt)],
    ['en', Object.values(texts.en)]
  ] as const)('has the store’s message, in %s', async (language, known) => {
    const patterns = known.map(toPattern)
    for (const body of BODIES) {
      const answer = await browser('POST', path, body, { 'Accept-Language': language })
      expect(answer.status, JSON.stringify(answer.body)).toBe(422)
      expectSchema('Error', answer.body)
      const said: string[] = [answer.body.error, ...Object.values<string>(answer.body.campos ?? {})]
      expect(said.filter(text => !patterns.some(pattern => pattern.test(text)))).toEqual([])
    }
  })
})

it('a missing field is asked for, and one of another type is invalid', async () => {
  const send = async (rest: object) =>
    (await api.send('POST', 'question', { body: { idNivel: ids.whey, ...rest } })).body
  expect((await send({ nivel: 'loja' })).campos.nivel).toBe('Valor inválido.')
  expect((await send({})).campos.nivel).toBe('Preencha o campo!')
})

function toPattern(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}
