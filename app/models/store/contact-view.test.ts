import { expect, test } from 'vitest'
import { readMenu } from '../../contract/menus.ts'
import { readSettings } from '../../contract/settings.ts'
import { toMenu } from '../content/menu.ts'
import { toContactView, toCopyright } from './contact-view.ts'
import { toSettings } from './settings.ts'

const context = { language: 'pt', origins: [] } as const
const site = {
  razaoSocial: 'Raiz Ltda.',
  cnpj: '11444777000161',
  email: 'oi@raiz.example',
  endereco: { rua: 'Rua A', numero: '1', bairro: 'Centro', cidade: 'Natal', uf: 'RN', cep: '59000-000' },
  encarregado: { nome: 'Dados Ltda.', email: 'dados@raiz.example' }
}

function menuOf(lines: Record<string, string>) {
  const wire = readMenu({ menu: Object.entries(lines).map(([label, link]) => ({ label, link })) })
  if (!wire) throw new Error('no menu')
  return toMenu(wire, context)
}

function read({ wire = {}, contact = {}, copyright = {} }: Record<string, Record<string, unknown>>) {
  const settings = readSettings({ sistema: { geral: { site: wire } } })
  if (!settings) throw new Error('no settings')
  const lines = menuOf(copyright as Record<string, string>)
  const view = toContactView(menuOf(contact as Record<string, string>), lines, toSettings(settings, context))
  return { view, lines: toCopyright(lines, view) }
}

test('the settings give the company, its address and its data officer', () => {
  expect(read({ wire: site }).view).toMatchObject({
    legalName: 'Raiz Ltda.',
    cnpj: '11.444.777/0001-61',
    email: 'oi@raiz.example',
    address: 'Rua A, 1, Centro, Natal/RN, 59000-000',
    officer: 'Dados Ltda.',
    officerEmail: 'dados@raiz.example'
  })
})

test('company data in menus are read under any keys', () => {
  const { view } = read({
    contact: { Encarregado: 'Dados Ltda.', 'Encarregado e-mail': 'mailto:dados@raiz.example' },
    copyright: { 'Razão social': 'Raiz Ltda.', CNPJ: 'CNPJ: 11444777000161', endereco: 'Rua A, 1, Natal/RN' }
  })
  expect(view).toMatchObject({ legalName: 'Raiz Ltda.', cnpj: '11.444.777/0001-61', address: 'Rua A, 1, Natal/RN' })
  expect(view).toMatchObject({ officer: 'Dados Ltda.', officerEmail: 'dados@raiz.example' })
})

test('the footer shows the company first, and everything once', () => {
  expect(read({ wire: site, copyright: { copyright: '© Raiz' } }).lines).toEqual([
    'Raiz Ltda., CNPJ 11.444.777/0001-61',
    '© Raiz'
  ])
  const menu = { 'razao-social': 'Raiz Ltda.', cnpj: '11444777000161', endereco: 'Rua A, 1' }
  expect(read({ copyright: menu }).lines).toEqual(['Raiz Ltda., CNPJ 11.444.777/0001-61'])
})

test('a footer line with the company data stays as the shop wrote it, and its CNPJ is read', () => {
  const copyright = { copyright: '© 2026 Raiz Ltda. CNPJ 11.444.777/0001-61. Rua A, 1, Natal' }
  const { view, lines } = read({ wire: { razaoSocial: 'Raiz Ltda.' }, copyright })
  expect(lines).toEqual([copyright.copyright])
  expect(view.cnpj).toBe('11.444.777/0001-61')
})

test('a wrong CNPJ is shown as given, and nothing is invented', () => {
  expect(read({ wire: { cnpj: 'em registro' } }).lines).toEqual(['CNPJ em registro'])
  const { view, lines } = read({})
  expect(lines).toEqual([])
  expect(Object.values(view).join('')).toBe('')
})
