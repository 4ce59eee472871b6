import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LeanLink } from './lean-link'

const LINKS: Parameters<typeof LeanLink>[0][] = [
  { to: '/vitaminas' },
  { to: '/vitaminas/', discover: 'none', className: 'entry', 'aria-label': 'Vitaminas "C"' },
  { to: '/busca?busca=ômega 3&pg=2#fim', discover: 'none', prefetch: 'intent', viewTransition: true },
  { to: '/whey-protein-concentrado-900-g-arco-forte#avise-me', children: 'Whey', onClick() {} }
]

test.each(LINKS)('$to is written as the router writes it', link => {
  expect(markup(<LeanLink {...link} />)).toBe(markup(<Link {...link} />))
})

function markup(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/marcas'] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
