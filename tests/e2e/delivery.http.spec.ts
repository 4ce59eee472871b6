import { type APIRequestContext, expect, test } from '@playwright/test'
import { wordsOf } from '../support/read-page.ts'
import { elsewhere } from './test.ts'

const CREATINE = '/creatina-micronizada-300-g-serra-alta'

test.use({ extraHTTPHeaders: elsewhere() })

test('each shipping option has its date without scripts too, and the cheapest and the fastest are marked', async ({
  request
}) => {
  expect(await ways(request)).toMatch(
    /Econômica Mais barata chega até (seg|ter|qua|qui|sex)\., \d{1,2} \S{3}\. 4 dias úteis R\$ [\d,]+ Expressa Mais rápida chega até/
  )
})

test('delivery dates are in English too', async ({ request }) => {
  expect(await ways(request, '1')).toMatch(/arrives by (Mon|Tue|Wed|Thu|Fri), \S{3} \d{1,2} 4 business days/)
})

async function ways(request: APIRequestContext, language = '0'): Promise<string> {
  const cookie = `language=${language}`
  const origin = new URL((await request.get(CREATINE)).url()).origin
  const answer = await request.post(CREATINE, {
    form: { intent: 'frete', cep: '01310-100' },
    headers: { origin, cookie }
  })
  expect(answer.status()).toBe(200)
  const [table = ''] = /<table><caption[^>]*>[^<]*01310-100.*?<\/table>/s.exec(await answer.text()) ?? []
  return wordsOf(table).replace(/\s+/g, ' ')
}
