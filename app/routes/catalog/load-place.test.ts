import { expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import type { RequestScope } from '../../context.ts'
import { loadPlace } from './load-place.server.ts'

const item = (label: string, link: string, sub: unknown[] = []) => ({ label, link, sub })
const menu = [
  item('Ofertas', 'https://outra.example/vitaminas'),
  item('Saúde', '/saude', [
    item('Por objetivo', '', [item('Vitaminas', '/vitaminas', [item('Vitamina C', '/vitaminas/c')])])
  ])
]

function scopeOf(transport: RequestScope['transport']): RequestScope {
  return { ...REQUEST, transport, personalTransport: transport }
}

test('a category has the menu’s name and breadcrumb', async () => {
  const scope = scopeOf(async () => ({ ok: true, data: { menu } }))
  expect(await loadPlace(scope, '/vitaminas/c')).toEqual({
    title: 'Vitamina C',
    breadcrumb: [
      { label: 'Início', path: '/' },
      { label: 'Saúde', path: '/saude' },
      { label: 'Vitaminas', path: '/vitaminas' },
      { label: 'Vitamina C', path: '/vitaminas/c' }
    ]
  })
})

test('a category that the menu lacks has a general title', async () => {
  const nothing = { title: 'Produtos', breadcrumb: [] }
  expect(
    await loadPlace(
      scopeOf(async () => ({ ok: true, data: { menu } })),
      '/minerais'
    )
  ).toEqual(nothing)
  const failure = { ok: false, kind: 'network', status: 0, message: '' } as const
  expect(
    await loadPlace(
      scopeOf(async () => failure),
      '/vitaminas'
    )
  ).toEqual(nothing)
  expect(
    await loadPlace(
      scopeOf(() => new Promise(() => {})),
      '/vitaminas'
    )
  ).toEqual(nothing)
})
