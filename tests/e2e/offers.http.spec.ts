import { expect, test } from '@playwright/test'

test('a product says which shops sell and deliver it too, with their prices and pages', async ({ request }) => {
  const html = await (await request.get('/vitamina-d3-2000-ui-60-softgels-raiz-norte')).text()
  const [offers = ''] = /<section[^>]*aria-labelledby="titulo-ofertas".*?<\/section>/s.exec(html) ?? []
  expect(offers).toContain('Outras lojas que vendem')
  const [, path = ''] = /href="(\/vendedor\/[\w-]+)"/.exec(offers) ?? []
  expect((await request.get(path)).status()).toBe(200)
  expect(offers).toMatch(/R\$\s?\d.*Vendido e entregue pela loja.*Ltda\., CNPJ [\dA-Z./]{15}-\d\d, Rua .*@/s)
})

test('the main offer names its seller', async ({ request }) => {
  const html = await (await request.get('/vitamina-d3-2000-ui-60-softgels-raiz-norte')).text()
  expect(html).toContain('Vendido e entregue por Seiva')
})

test('a product that ships free says so, and no free shipping is announced without a cart', async ({ request }) => {
  const dear = await (await request.get('/kit-primeiro-treino-serra-alta')).text()
  expect(dear).toContain('Este produto tem frete grátis')
  expect(dear).not.toContain('Parabéns! Você ganhou Frete Grátis')
  const cheap = await (await request.get('/vitamina-d3-2000-ui-60-softgels-raiz-norte')).text()
  expect(cheap).toMatch(/Compre mais R\$\s[\d,]+ para ganhar frete grátis/)
})
