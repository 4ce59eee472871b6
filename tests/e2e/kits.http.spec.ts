import { type APIRequestContext, expect, test } from '@playwright/test'
import { readPage, wordsOf } from '../support/read-page.ts'

const KIT = '/kit-primeiro-treino-serra-alta'
const SUMS = /Separados R\$\s344,70 · No kit R\$\s309,90 · Você economiza R\$\s34,80/

test('a kit shows its parts with pictures, links and prices, and what it saves', async ({ request }) => {
  const { main } = await readPage(request, KIT)
  const section = /<section[^>]*aria-labelledby="titulo-kit".*?<\/section>/s.exec(main)?.[0] ?? ''
  expect(wordsOf(section)).toMatch(SUMS)
  expect(section.match(/<img /g)).toHaveLength(3)
  expect(main.indexOf('titulo-kit')).toBeLessThan(main.indexOf('Outras lojas'))
  const parts = [...section.matchAll(/<a href="(\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(parts).toHaveLength(3)
  for (const path of parts) await readPage(request, path)
})

test('a kit’s parts are in English and in Markdown too', async ({ request }) => {
  const english = await request.get(KIT, { headers: { cookie: 'language=1' } })
  expect(wordsOf(await english.text())).toMatch(/What is in the kit .*You save R\$\s34\.80/)
  expect(await textOf(request, `${KIT}.md`)).toMatch(SUMS)
})

test('other products have no section of a kit', async ({ request }) => {
  expect(await textOf(request, '/creatina-micronizada-300-g-serra-alta')).not.toContain('titulo-kit')
})

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}
