import { expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import type { Registration, RequestScope } from '../../context.ts'
import { registrationPage } from './registration-page.server.ts'

const API = 'https://api.example'

interface Shop {
  said?: Registration['said']
  hasCall?: boolean
  urlCadastro?: string
  origin?: string
}

function pageOf({ said = null, hasCall = false, urlCadastro = '', origin = REQUEST.origin }: Shop, returnPath = '/') {
  const asked: boolean[] = []
  const settings = { configuracoes: { sistema: { geral: { loja: { urlCadastro } } } } }
  const transport: RequestScope['transport'] = async () => ({ ok: true, data: settings })
  const registration: Registration = {
    said,
    apiOrigin: API,
    hasCall: async (again = false) => {
      asked.push(again)
      return hasCall
    }
  }
  const media = { base: API, hosts: [] }
  const scope = { ...REQUEST, origin, media, registration, transport, personalTransport: transport }
  return { asked, page: registrationPage(scope, { returnPath }) }
}

test('registration uses this store’s form where the API has the call, else the API’s page', async () => {
  expect(await pageOf({ hasCall: true }).page).toBeNull()
  expect(await pageOf({ hasCall: false }).page).toBe('https://api.example/checkout/cadastro/')
})

test('a configured registration address is used without asking the API', async () => {
  const said = { page: 'https://conta.example/novo' }
  const named = pageOf({ said, urlCadastro: '/outra' })
  expect([await named.page, named.asked]).toEqual(['https://conta.example/novo', []])
  const bySettings = pageOf({ hasCall: true, urlCadastro: '/minha/conta' })
  expect([await bySettings.page, bySettings.asked]).toEqual(['https://api.example/minha/conta', []])
  const on = pageOf({ said: 'on', urlCadastro: '/minha/conta' })
  expect([await on.page, on.asked]).toEqual([null, []])
})

test('the API’s registration gets the address of the page to return to', async () => {
  const page = new URL(String(await pageOf({}, '/whey?sabor=2').page))
  expect(page.searchParams.get('return')).toBe('https://loja.example/whey?sabor=2')
})

test('a checkout on the shop’s own host never redirects back to the registration', async () => {
  for (const page of ['https://loja.example/checkout/cadastro', 'https://loja.example/checkout/cadastro/?a=1'])
    expect(await pageOf({ said: { page } }).page).toBe('https://loja.example/checkout/carrinho')
  expect(await pageOf({ origin: API }).page).toBe('https://api.example/checkout/carrinho')
})
