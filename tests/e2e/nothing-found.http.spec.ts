import { type APIRequestContext, expect, test } from '@playwright/test'

// The links of a page without results, without scripts.
interface Way {
  href: string
  label: string
}

/** The links of the last element with that label, because a menu may have the same one. */
async function waysOf(request: APIRequestContext, path: string, name: string, language = 0): Promise<Way[]> {
  const html = await (await request.get(path, { headers: { cookie: `language=${language}` } })).text()
  const nav =
    html
      .split(`aria-label="${name}"`)
      .at(-1)
      ?.split(/<\/(?:nav|ul)>/)[0] ?? ''
  return [...nav.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', label = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    label
  }))
}

test('a search without results links to departments with similar names and to best sellers', async ({ request }) => {
  const path = '/busca?busca=belezaxyzw'
  const ways = await waysOf(request, path, 'Talvez você procure')
  expect(ways[0]?.label).toBe('Colágeno e beleza')
  for (const { href } of ways) expect((await request.get(href)).status(), href).toBe(200)
  const html = await (await request.get(path)).text()
  expect(html).toContain('Ops, sua busca não encontrou nenhum resultado')
  expect(html).toMatch(/<h2[^>]*>Mais vendidos/)
})

test('a search without similar names links to the departments, in both languages', async ({ request }) => {
  const path = '/busca?busca=xyzxyz'
  expect((await waysOf(request, path, 'Talvez você procure')).map(({ label }) => label)).toContain('Vitaminas')
  expect((await waysOf(request, path, 'Perhaps you are looking for', 1)).map(({ label }) => label)).toContain(
    'Vitamins'
  )
})

test('an empty listing names the filter to remove, and its link shows as many products as it says', async ({
  request
}) => {
  const listing = await (await request.get('/vitaminas')).text()
  const brand = /marca=(\d+)/.exec(listing)?.[1] ?? ''
  const ways = await waysOf(request, `/vitaminas?marca=${brand}&preco=1-2`, 'Tire um filtro para ver produtos:')
  expect(ways).toHaveLength(1)
  const [, count = ''] = /^Tirar R\$.* \((\d+) produtos?\)$/.exec(ways[0]?.label ?? '') ?? []
  expect(Number(count)).toBeGreaterThan(0)
  const found = await (await request.get(ways[0]?.href ?? '')).text()
  expect(found).toContain(`${count} produto`)
})

test('a 404 page links to places with similar names and to best sellers', async ({ request }) => {
  const response = await request.get('/protenas-antigas')
  expect(response.status()).toBe(404)
  const ways = await waysOf(request, '/protenas-antigas', 'Categorias')
  expect(ways[0]).toEqual({ href: '/proteinas', label: 'Proteínas' })
  expect(await response.text()).toMatch(/<h2[^>]*>Mais vendidos/)
})
