import { expect, test } from 'vitest'
import { readSettings } from '../../contract/settings.ts'
import type { MapContext } from '../store/map-context.ts'
import { toSettings } from '../store/settings.ts'

const OWN: MapContext = { language: 'pt', origins: ['https://loja.example'] }
const FOREIGN: MapContext = { ...OWN, media: { base: 'https://www.outraloja.example', hosts: [] } }

function areaOf(urlAreaCliente: unknown, context: MapContext): string | null | undefined {
  const wire = readSettings({ configuracoes: { sistema: { geral: { loja: { urlAreaCliente } } } } })
  return wire && toSettings(wire, context).customerAreaUrl
}

test.each<[unknown, MapContext, string | null]>([
  ['https://conta.example/pedidos', OWN, 'https://conta.example/pedidos'],
  ['/minha-conta', OWN, '/minha-conta'],
  ['/minha-conta', FOREIGN, 'https://www.outraloja.example/minha-conta'],
  ['https://loja.example/minha-conta', FOREIGN, 'https://loja.example/minha-conta'],
  ['', OWN, null],
  [undefined, FOREIGN, null],
  ['javascript:alert(1)', OWN, null],
  ['mailto:conta@loja.example', OWN, null]
])("the customer area of %j is the API's own page, or none", (value, context, url) => {
  expect(areaOf(value, context)).toBe(url)
})
