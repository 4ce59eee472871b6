import type { Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const WHEY = '/whey-protein-concentrado-900-g-arco-forte'
const ENGRAVED = '/coqueteleira-com-mola-600-ml-aroeira'
const WHOLESALE = '/barra-vegana-de-castanhas-40-g-umbuzeiro'
const SOLD_OUT = '/vitaminas-a-mais-e-60-softgels-aurora-lab'
const ON_REQUEST = '/whey-hidrolisado-clinico-900-g-aurora-lab'

test.describe('shipping', () => {
  test('is calculated as the CEP is typed, follows the quantity and remembers the CEP', async ({ page }) => {
    await open(page, WHEY)
    const cep = page.getByRole('textbox', { name: 'CEP' })
    await cep.pressSequentially('01310100')
    await expect(cep).toHaveValue('01310-100')
    await cep.press('Home')
    await cep.press('Delete')
    await expect(cep).toHaveValue('13101-00')
    expect(await cep.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0)
    await cep.pressSequentially('0')
    const asked = page.waitForRequest(/shipment\/product$/)
    await cep.press('Enter')
    expect((await asked).postDataJSON()).toMatchObject({ cep: '01310100', quantidade: 1 })
    const table = page.getByRole('table', { name: /01310-100/ })
    await expect(table.getByRole('row', { name: /Econômica/ })).toContainText(/R\$\s\d/)
    await expect(table.getByRole('row', { name: /Econômica Mais barata chega até/ })).toBeVisible()
    const again = page.waitForRequest(/shipment\/product$/)
    await page.getByRole('spinbutton', { name: 'Quantidade' }).fill('3')
    await page.getByRole('spinbutton', { name: 'Quantidade' }).blur()
    expect((await again).postDataJSON()).toMatchObject({ quantidade: 3 })
    await expect(table.getByText('Grátis', { exact: true })).toBeVisible()
    await open(page, WHOLESALE)
    await expect(page.getByRole('textbox', { name: 'CEP' })).toHaveValue('01310-100')
  })

  test('shipping that the API does not answer shows no price, and can be tried again', async ({ page }) => {
    await open(page, WHOLESALE)
    await test.step('a CEP that is none is told beside the field; one that leads nowhere has no price', async () => {
      const cep = page.getByRole('textbox', { name: 'CEP' })
      await cep.fill('0131')
      await page.getByRole('button', { name: 'Calcular frete' }).click()
      await expect(cep).toHaveAccessibleDescription('Informe um CEP com 8 números.')
      await expect(cep).toBeFocused()
      await cep.fill('00000000')
      await page.getByRole('button', { name: 'Calcular frete' }).click()
      await expect(page.getByText('Não foi possível calcular o frete', { exact: true })).toBeVisible()
      await expect(page.getByText('CEP não encontrado.', { exact: true })).toBeVisible()
    })
    await page.route('**/shipment/product', route => route.fulfill({ status: 503, body: '<html>' }))
    await page.getByRole('textbox', { name: 'CEP' }).fill('01310-100')
    const failed = page.waitForResponse('**/shipment/product')
    await page.getByRole('button', { name: 'Calcular frete' }).click()
    expect((await failed).status()).toBe(503)
    await expect(page.getByText('Não foi possível calcular o frete', { exact: true })).toBeVisible()
    await page.unroute('**/shipment/product')
    await page.getByRole('button', { name: 'Calcular frete' }).click()
    await expect(page.getByRole('table', { name: /01310-100/ })).toBeVisible()
  })
})

for (const { path, id, button } of [
  { path: SOLD_OUT, id: 'avise-me', button: 'Avise-me' },
  { path: ON_REQUEST, id: 'orcamento', button: 'Pedir orçamento' }
]) {
  test(`${id}: errors show beside their fields, nothing typed is lost, and the form is sent by keyboard`, async ({
    page,
    context,
    baseURL
  }) => {
    // Otherwise the cookie question would cover the form.
    await context.addCookies([{ name: 'consent', value: '1.20260101.00', url: baseURL ?? '' }])
    await open(page, path)
    const form = page.locator(`#${id}`)
    const [name, email] = [form.getByLabel('Nome'), form.getByLabel('E-mail', { exact: true })]
    await form.getByRole('button', { name: button }).press('Enter')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Preencha o campo!')
    await page.keyboard.type('Rui Dias')
    await email.fill('rui@exemplo')
    await email.press('Enter')
    await expect(email).toHaveAccessibleDescription('Informe um e-mail válido.')
    await expect(email).toBeFocused()
    await test.step('it has no accessibility violation', () => expectAccessible(page))
    // The page takes this address for one, and the API does not.
    await email.fill('rui@exemplo..example')
    const refused = page.waitForResponse(`**${path}.data`)
    await email.press('Enter')
    expect((await refused).status()).toBe(422)
    await expect(email).toHaveAccessibleDescription('Informe um e-mail válido.')
    await expect(email).toBeFocused()
    await email.fill('rui@exemplo.example')
    await page.route(`**${path}.data`, route => route.abort())
    await email.press('Enter')
    await expect(form.getByRole('alert')).toHaveText('Houve um erro ao enviar.')
    await expect(name).toHaveValue('Rui Dias')
    await page.unroute(`**${path}.data`)
    await email.press('Enter')
    await expect(form.getByRole('status')).toContainText('e-mail')
    await expect(form.getByRole('status')).toBeFocused()
  })
}

test('the card of a sold-out product links to the form that notifies when it is back', async ({ page }) => {
  await open(page, '/vitaminas/vitamina-a')
  await page.getByRole('link', { name: /^Avise-me: Vitaminas A \+ E/ }).click()
  await page.waitForURL(`**${SOLD_OUT}#avise-me`)
  await expect(page.locator('#avise-me').getByLabel('Nome')).toBeInViewport()
})

test('its forms have no accessibility violation', async ({ page, context, baseURL }) => {
  // Otherwise the cookie question would cover them.
  await context.addCookies([{ name: 'consent', value: '1.20260101.00', url: baseURL ?? '' }])
  await open(page, `${WHEY}?atributo=1`)
  await page.getByText('Ver parcelas').click()
  await page.getByText(/^Avise-me quando voltar: /).click()
  await page.getByRole('textbox', { name: 'CEP' }).fill('01310100')
  await page.getByRole('button', { name: 'Calcular frete' }).click()
  await expect(page.getByRole('table', { name: /01310-100/ })).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  await expect(page.getByText('Escolha uma opção de sabor')).toBeVisible()
  await expectAccessible(page)
  await open(page, ENGRAVED)
  await page
    .locator('#comprar')
    .getByRole('button', { name: /Aumentar/ })
    .first()
    .click()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server renders the option that the address names', async ({ page }) => {
    await page.goto(WHEY)
    const vanilla = await page.getByRole('radio', { name: 'Baunilha' }).getAttribute('value')
    const code = await page.getByText(/^Código:/).innerText()
    await page.goto(`${WHEY}?atributo=${vanilla}`)
    await expect(page.getByRole('radio', { name: 'Baunilha' })).toBeChecked()
    await expect(page.getByText(code, { exact: true })).toHaveCount(0)
  })

  test('shipping comes with the page, for the chosen flavour', async ({ page }) => {
    await page.goto(WHEY)
    const vanilla = await page.getByRole('radio', { name: 'Baunilha' }).getAttribute('value')
    await page.goto(`${WHEY}?atributo=${vanilla}`)
    await page.getByRole('textbox', { name: 'CEP' }).fill('01310100')
    await page.getByRole('button', { name: 'Calcular frete' }).click()
    await expect(page.getByRole('table', { name: /01310-100/ }).getByRole('row', { name: /Econômica/ })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Baunilha' })).toBeChecked()
    // The styles are part of the page, even if the code that hydrates the form never loads.
    const heightOf = async () => (await page.getByRole('textbox', { name: 'CEP' }).boundingBox())?.height
    await expect.poll(heightOf).toBeGreaterThanOrEqual(44)
    await page.getByRole('textbox', { name: 'CEP' }).fill('x')
    await page.getByRole('button', { name: 'Calcular frete' }).click()
    await expect(page.getByText('Informe um CEP com 8 números.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'CEP' })).toHaveValue('x')
  })

  test('a missing flavour is said in sight, at the options', async ({ page }) => {
    await page.goto(WHEY)
    await page.locator('#comprar').getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
    await expect(page.getByText('Escolha uma opção de sabor')).toBeInViewport()
    await expect(page.getByRole('radio', { name: 'Chocolate' })).toBeFocused()
  })

  test('requests show errors beside their fields, keep what was typed, and are accepted', async ({ page }) => {
    await page.goto(ON_REQUEST)
    const quote = page.locator('#orcamento')
    await quote.getByLabel('Nome').fill('Rui Dias')
    await quote.getByLabel(/^Mensagem/).fill('Dez potes')
    await quote.getByRole('button', { name: 'Pedir orçamento' }).click()
    await expect(quote.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription('Preencha o campo!')
    await expect(quote.getByLabel('Nome')).toHaveValue('Rui Dias')
    await expect(quote.getByLabel(/^Mensagem/)).toHaveValue('Dez potes')
    await quote.getByLabel('E-mail', { exact: true }).fill('rui@exemplo.example')
    await quote.getByRole('button', { name: 'Pedir orçamento' }).click()
    await expect(quote.getByText('Recebemos o seu pedido de orçamento')).toBeVisible()
    await page.goto(SOLD_OUT)
    const notice = page.locator('#avise-me')
    await notice.getByLabel('Nome').fill('Rui Dias')
    await notice.getByLabel('E-mail', { exact: true }).fill('rui@exemplo.example')
    await notice.getByRole('button', { name: 'Avise-me' }).click()
    await expect(notice.getByText('Avisaremos por e-mail')).toBeVisible()
  })

  test('a product is bought with its engraving text', async ({ page }) => {
    await page.goto(ENGRAVED)
    await page.getByRole('textbox', { name: /^Nome gravado/ }).fill('Ana')
    await page.getByRole('spinbutton', { name: 'Quantidade' }).fill('100')
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
    await expect(page.getByText(/^Você pode comprar até/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Nome gravado/ })).toHaveValue('Ana')
    await page.getByRole('spinbutton', { name: 'Quantidade' }).fill('2')
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
    await page.waitForURL('**/checkout/carrinho')
    await expect(page.getByText(/: Ana$/)).toBeVisible()
    await expect(page.getByRole('spinbutton')).toHaveValue('2')
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
