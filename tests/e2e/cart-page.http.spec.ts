import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import { wordsOf } from '../support/read-page.ts'
import { elsewhere } from './test.ts'

const PAGE = '/checkout/carrinho'
const PRODUCT = '/vitamina-d3-2000-ui-60-softgels-raiz-norte'

test.use({ extraHTTPHeaders: { ...elsewhere(), 'sec-fetch-site': 'same-origin' } })

test('the cart page without scripts has the parts of the side cart', async ({ request }) => {
  await request.post(PRODUCT, { form: { quantidade: '2' } })
  const [line] = (await cartOf(request)).itens
  await test.step('the CEP is kept, and the shipping of the cart told', async () => {
    const wrong = await send(request, '/frete', { cep: '1310' })
    expect([wrong.status, wrong.html]).toEqual([422, expect.stringMatching(/value="1310"[\s\S]*role="alert">Informe/)])
    expect((await send(request, '/frete', { cep: '01310100' })).html).toMatch(
      /Entrega para 01310-100[\s\S]*Econômica[\s\S]*dias úteis[\s\S]*16,90/
    )
  })
  await test.step('a coupon is refused beside its field, or stands in the sum', async () => {
    const wrong = await send(request, '/cupom', { cupom: 'NADA' })
    expect([wrong.status, wrong.html]).toEqual([422, expect.stringMatching(/value="NADA"[\s\S]*não vale/)])
    const { html } = await send(request, '/cupom', { cupom: 'seiva10' })
    const { total, promocoes } = await cartOf(request)
    expect(rowsOf(html)).toMatchObject({
      Subtotal: Math.round((total + promocoes[0].desconto) * 100),
      'Cupom SEIVA10': -Math.round(promocoes[0].desconto * 100),
      'Você economiza': expect.any(Number),
      'Total com frete': Math.round(total * 100) + 1690
    })
    const end = await request.get(`${PAGE}/finalizar`)
    expect(wordsOf(await end.text())).toMatch(
      /nenhum pedido será considerado, e nada é cobrado.*\d × .*Total com frete R\$/
    )
    expect(html).toMatch(/Parcelado, sem o frete<\/dt><dd>\dx de R\$\s[\d,]+ sem juros/)
    expect(html, 'what is paid is last').toMatch(
      /<div class="total"><dt>Total com frete<\/dt><dd>[^<]+<\/dd><\/div>\s*<\/dl>/
    )
  })
  await test.step('a coupon is taken off again', async () => {
    const { html } = await send(request, '/cupom', { retirar: '1' })
    expect(html).not.toContain('Cupom SEIVA10')
    expect((await cartOf(request)).promocoes).toEqual([])
    await send(request, '/cupom', { cupom: 'seiva10' })
  })
  await test.step('what goes with it is offered and taken', async () => {
    const { html } = await send(request)
    const offers = html.split('<ul class="offers">')[1]?.split('</ul>')[0] ?? ''
    expect(offers.match(/<li>/g)?.length).toBeLessThanOrEqual(3)
    const idProduto = /name="idProduto" value="(\d+)"/.exec(offers)?.[1] ?? ''
    await send(request, '/adicionar', { idProduto, quantidade: '1' })
    expect((await cartOf(request)).itens.map(({ hash }) => String(hash.idProduto))).toContain(idProduto)
  })
  await test.step('a removed line comes back as it was', async () => {
    const { quantidade, ...hash } = line?.hash ?? { quantidade: 0 }
    const { html } = await send(request, '', { ...hash, quantidade: 0 })
    expect(html).toMatch(/saiu do carrinho[\s\S]*Desfazer/)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await cartOf(request)).itens).toHaveLength(1)
    const form = html.split('<form class="undo"')[1]?.split('</form>')[0] ?? ''
    const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value])
    await send(request, '/adicionar', Object.fromEntries(fields))
    expect((await cartOf(request)).itens.map(item => item.hash)).toContainEqual({ ...hash, quantidade })
    await test.step('from a page of its own, which Back can show', async () => {
      const answer = await request.post(PAGE, { form: { ...hash, quantidade: 0 }, maxRedirects: 0 })
      const address = answer.headers().location ?? ''
      expect(answer.status()).toBe(303)
      expect(await (await request.get(address)).text()).toContain('Desfazer')
      // Nor of a line that this cart never had.
      for (const forged of [address.replace('quantidade=', 'quantidade=1'), address.replace(/&prova=\w+/, '')])
        expect(await (await request.get(forged)).text()).not.toContain('Desfazer')
      await send(request, '/adicionar', Object.fromEntries(fields))
      expect(await (await request.get(address)).text()).not.toContain('Desfazer')
    })
  })
  const english = await request.get(PAGE, { headers: { cookie: `${await cookies(request)}; language=1` } })
  expect(await english.text()).toMatch(/Shipping and time[\s\S]*Delivery to 01310-100[\s\S]*Discount coupon/)
})

test('the empty cart page suggests products', async ({ request }) => {
  const { html } = await send(request)
  expect(html).toMatch(/Que tal começar por aqui\?[\s\S]*<li><a href="\/[\w-]+">/)
})

test('the address of a cart form leads back to the cart page, and so does finishing an empty cart', async ({
  request
}) => {
  for (const part of ['frete', 'finalizar']) {
    const answer = await request.get(`${PAGE}/${part}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([303, PAGE])
  }
})

async function send(request: APIRequestContext, part = '', form?: Record<string, string | number>) {
  const answer: APIResponse = form ? await request.post(PAGE + part, { form }) : await request.get(PAGE)
  return { status: answer.status(), html: (await answer.text()).replaceAll('\u00a0', ' ') }
}

interface Cart {
  itens: { hash: { idProduto: number; quantidade: number } }[]
  total: number
  promocoes: [{ desconto: number }]
}

async function cartOf(request: APIRequestContext): Promise<Cart> {
  return (await request.get('/api/v2/front/checkout/cart')).json()
}

async function cookies(request: APIRequestContext): Promise<string> {
  const { cookies: all } = await request.storageState()
  return all.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** Amounts in cents, by row label. */
function rowsOf(html: string): Record<string, number> {
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(-?)R\$ ([\d.,]+)<\/dd>/g)]
  return Object.fromEntries(
    rows.map(([, name = '', sign, amount = '']) => [name, Number(amount.replace(/\D/g, '')) * (sign ? -1 : 1)])
  )
}
