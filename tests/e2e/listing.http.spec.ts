import { expect, test } from '@playwright/test'
import { readPage } from '../support/read-page.ts'

const EMPTY = {
  'a search without results': ['/busca?busca=zzzyyyxxx', 'Ops, sua busca não encontrou nenhum resultado'],
  'filters without results': ['/proteinas?marca=12&preco=1-2', 'Ops, sua filtragem não encontrou nenhum resultado'],
  'a search with filters': ['/busca?busca=whey&marca=999', 'Ops, sua filtragem não encontrou nenhum resultado']
} as const

for (const [name, [path, text]] of Object.entries(EMPTY)) {
  test(`an empty result of ${name} says so and offers other products`, async ({ request }) => {
    const { main, words } = await readPage(request, path)
    expect(words).toContain(text)
    expect(main).toMatch(/<li[^>]*>.*?<h3/s)
    if (path.startsWith('/proteinas'))
      expect(main).toMatch(/<a [^>]*href="\/proteinas"[^>]*>(?:<[^>]+>)*Limpar filtros</)
  })
}
