import { describe, expect, test } from 'vitest'
import { type ApiCall, toResult } from '../../../api/client.ts'
import { calculateShipping } from './shipping.ts'

/** A Thursday, before a holiday. */
const NOW_MS = Date.parse('2026-11-19T15:00:00Z')

async function ask(cep: string, status = 200, body: unknown = { fretes: [], restricaoEntrega: '', mensagem: '' }) {
  const calls: ApiCall[] = []
  const transport = async (call: ApiCall) => {
    calls.push(call)
    return toResult({ status, body })
  }
  return {
    answer: await calculateShipping(transport, { cep, product: 103, attribute: 42, quantity: 2 }, NOW_MS),
    calls
  }
}

describe('shipping', () => {
  test('is calculated by the CEP’s digits, the option and the quantity', async () => {
    const fretes = [
      { id: 1, tipo: 'correios', label: '<b>PAC</b>', valor: '18,90', prazo: '6 dias úteis' },
      { id: '9', tipo: 'gratis', label: '', valor: 0, prazo: 8 }
    ]
    const { answer, calls } = await ask(' 01310-100', 200, { data: { fretes, mensagem: 'Sem entrega aos sábados.' } })
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: 'shipment/product',
        body: { cep: '01310100', idProduto: 103, idAtributoValor: 42, quantidade: 2 }
      }
    ])
    expect(answer).toEqual({
      ok: true,
      cep: '01310-100',
      shipping: {
        options: [
          { id: '1', label: 'PAC', price: 1890, term: '6 dias úteis', day: '2026-11-30', isFastest: true },
          { id: '9', label: 'gratis', price: 0, term: '8', day: '2026-12-02', isCheapest: true }
        ],
        restriction: '',
        message: 'Sem entrega aos sábados.'
      }
    })
  })

  test.each(['', '0131', 'abc', '01310-10'])('%j is no CEP, and nobody is asked', async cep => {
    const { answer, calls } = await ask(cep)
    expect(answer).toEqual({ ok: false, cep, reason: 'cep', said: '' })
    expect(calls).toEqual([])
  })

  test.each<[number, unknown, string, string]>([
    [200, { fretes: [], restricaoEntrega: 'Não entregamos aí.', mensagem: 'x' }, 'refused', 'Não entregamos aí.'],
    [200, { fretes: [], mensagem: 'CEP desconhecido' }, 'refused', 'CEP desconhecido'],
    [200, { fretes: null, restricaoEntrega: null }, 'refused', ''],
    [422, { error: 'Informe um CEP com 8 números.' }, 'refused', 'Informe um CEP com 8 números.'],
    [500, { error: 'SQLSTATE' }, 'failed', ''],
    [200, '<html>', 'failed', '']
  ])('has no options for an answer of %i %j', async (status, body, reason, said) => {
    expect((await ask('01310100', status, body)).answer).toEqual({ ok: false, cep: '01310-100', reason, said })
  })
})

describe('the marks', () => {
  const marksOf = async (...fretes: [valor: number, prazo: string][]) => {
    const body = { fretes: fretes.map(([valor, prazo], id) => ({ id, label: String(id), valor, prazo })) }
    const { answer } = await ask('01310-100', 200, body)
    if (!answer.ok) throw new Error('no options')
    return answer.shipping.options.map(({ isCheapest, isFastest }) => `${isCheapest ? 'c' : ''}${isFastest ? 'f' : ''}`)
  }

  test.each<[string, [number, string][], string[]]>([
    ['one option has none', [[10, '2 dias']], ['']],
    [
      'each has its own',
      [
        [10, '5 dias'],
        [20, '2 dias']
      ],
      ['c', 'f']
    ],
    [
      'one may have both',
      [
        [10, '2 dias'],
        [20, '5 dias']
      ],
      ['cf', '']
    ],
    [
      'at one price there is no cheapest',
      [
        [10, '5 dias'],
        [10, '2 dias']
      ],
      ['', 'f']
    ],
    [
      'at one term there is no fastest',
      [
        [10, '5 dias'],
        [8, '5 dias']
      ],
      ['', 'c']
    ],
    [
      'of those that cost the least the faster is marked',
      [
        [8, '5 dias'],
        [8, '3 dias'],
        [9, '2 dias']
      ],
      ['', 'c', 'f']
    ],
    [
      'an unknown term leaves out the fastest',
      [
        [10, 'a combinar'],
        [8, '5 dias']
      ],
      ['', 'c']
    ]
  ])('%s', async (_, fretes, marks) => {
    expect(await marksOf(...fretes)).toEqual(marks)
  })
})
