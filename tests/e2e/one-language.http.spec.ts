import { expect, test } from '@playwright/test'
import { PORTS } from '../support/ports.ts'
import { sample } from '../support/sample.ts'

const STORE = `http://127.0.0.1:${PORTS.store}`

// Words that are frequent in one language and absent from the other.
const WORDS = {
  pt: /(?<!\p{L})(não|você|vocês|para|com|uma|dos|das|pelo|pela|mais|está|sua|seu|frete|carrinho|comprar|entrar|produtos|página|senha|enviar|preço)(?!\p{L})/giu,
  en: /(?<!\p{L})(the|and|your|with|from|you|cart|sign|buy|password|shipping|reviews|send|price|products)(?!\p{L})/giu
}

/** Pages of the sitemap a day; the others are listed here. */
const A_DAY = 25
const MORE = [
  '/busca?busca=whey',
  '/busca?busca=xyzxyz',
  '/vitaminas?marca=3&preco=20-80',
  '/comparar',
  '/favoritos',
  '/checkout/acesso',
  '/checkout/acesso?recuperar',
  '/checkout/cadastro/',
  '/checkout/nova-senha?token=x',
  '/checkout/carrinho',
  '/pagina/contato',
  '/pagina/arrependimento',
  '/pagina/avaliacao-de-loja?key=demonstracao-40',
  '/newsletter',
  '/nada-aqui',
  '/vinho-tonico-com-ervas-750-ml-casa-videira'
]

for (const [language, lang, other] of [
  [0, 'pt-BR', 'en'],
  [1, 'en', 'pt']
] as const) {
  test(`every page is in one language, rendered by the server: ${lang}`, async () => {
    test.setTimeout(300_000)
    for (const path of [...(await someOfTheSitemap()), ...MORE]) {
      const html = await (await fetch(STORE + path, { headers: { cookie: `language=${language}` } })).text()
      expect([path, /<html lang="([^"]+)"/.exec(html)?.[1]]).toEqual([path, lang])
      const strange = textsOf(html).filter(text => text.match(WORDS[other]))
      expect([path, strange]).toEqual([path, []])
    }
  })
}

async function someOfTheSitemap(): Promise<string[]> {
  const index = await (await fetch(`${STORE}/sitemap.xml`)).text()
  const parts = index.includes('<sitemapindex') ? addresses(index) : ['/sitemap.xml']
  const paths: string[] = []
  for (const part of parts) paths.push(...addresses(await (await fetch(STORE + part)).text()))
  return sample(paths, A_DAY)
}

function addresses(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '/']) => new URL(address).pathname)
}

/** Visible and spoken text: text nodes and text attributes. */
function textsOf(html: string): string[] {
  const plain = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<!--[\s\S]*?-->/g, '')
  const spoken = [...plain.matchAll(/\s(?:alt|title|aria-label|placeholder)="([^"]*)"/g)].map(([, text = '']) => text)
  const description = /<meta name="description" content="([^"]*)"/.exec(plain)?.[1] ?? ''
  return [...plain.replace(/<[^>]+>/g, '\n').split('\n'), ...spoken, description]
    .map(text => text.trim())
    .filter(Boolean)
}
