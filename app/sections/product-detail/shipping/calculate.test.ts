import { afterEach, expect, test, vi } from 'vitest'
import { calculateInBrowser } from './calculate.browser.ts'

const QUESTION = { cep: '01310-100', product: 103, attribute: 0, quantity: 1 }
const FRETES = { fretes: [{ id: '1', tipo: 'correios', label: 'PAC', valor: 18.9, prazo: '6 dias úteis' }] }
const PAULISTA = { cep: '01310-100', principal: { cep: '01310-100', cidade: 'São Paulo', uf: 'SP' } }
const PLACE = { cep: '01310-100', city: 'São Paulo', state: 'SP' }

/** The answer of the edge to shipment/product, with what checkout/zipcode answered. */
async function calculate(zipcode: unknown, status = 200) {
  const answer = { ...(status === 200 ? FRETES : { error: 'Não entregamos' }), 'checkout/zipcode': zipcode }
  return calculateWith(() => Response.json(answer, { status }))
}

function calculateWith(respond: () => Response) {
  vi.stubGlobal('fetch', async () => respond())
  return calculateInBrowser(QUESTION)
}

afterEach(() => vi.unstubAllGlobals())

test.each<[string, unknown, object | null]>([
  ['a visitor', { logado: false, endereco: PAULISTA }, { signedIn: false, firstName: '', isSeller: false, ...PLACE }],
  [
    'a customer',
    { data: { logado: '1', nomeRazao: 'Ana Souza', revendedor: 's', endereco: PAULISTA } },
    { signedIn: true, firstName: 'Ana', isSeller: true, ...PLACE }
  ],
  ['a name alone', { nomeRazao: 'Ana Souza' }, { firstName: 'Ana' }],
  ['a place alone', { endereco: { cep: '01310-100', cidade: 'São Paulo', uf: 'SP' } }, PLACE],
  ['a CEP alone', { endereco: { cep: '01310-100', principal: [] } }, { cep: '01310-100', city: '', state: '' }],
  ['an empty place', { logado: 1, endereco: [] }, { signedIn: true }],
  ['nothing of the user', { sucesso: true }, null],
  ['nothing', null, null],
  ['a page', '<html>', null]
])('the user is the answer of checkout/zipcode: %s', async (_, zipcode, user) => {
  expect((await calculate(zipcode)).user).toEqual(user)
})

test('a refused calculation also updates the user, and no answer leaves it', async () => {
  const refused = await calculate({ endereco: PAULISTA }, 422)
  expect(refused).toEqual({
    answer: { ok: false, cep: '01310-100', reason: 'refused', said: 'Não entregamos' },
    user: PLACE
  })
  const html = await calculateWith(() => new Response('<html>', { status: 502 }))
  expect([html.answer.ok, html.user]).toEqual([false, null])
})
