import { expect, test } from './test.ts'

const WITHDRAWAL = '/pagina/arrependimento'

test('a withdrawal that fails keeps what was typed, offers another way, and is registered once', async ({ page }) => {
  await page.goto(WITHDRAWAL)
  await page.getByLabel('Número do pedido').fill('1042')
  await page.getByLabel('CPF ou e-mail da compra').fill('rui@exemplo.example')
  const keys: (string | undefined)[] = []
  await page.route(`**${WITHDRAWAL}.data`, (route, request) => {
    keys.push(
      /name="envio"\s+([\w-]+)|envio=([\w-]+)/
        .exec(request.postData() ?? '')
        ?.slice(1)
        .find(Boolean)
    )
    return keys.length === 1 ? route.abort() : route.continue()
  })
  const send = page.getByRole('button', { name: 'Desistir da compra' })
  await send.click()
  await expect(page.locator('form [data-answer]')).toContainText(
    /ainda não foi registrado.*atendimento@seiva\.example, \(11\) 90000/
  )
  await expect(page.getByLabel('Número do pedido')).toHaveValue('1042')
  await send.click()
  await expect(page.locator('[data-answer]')).toContainText(/AR-\d{8}-\w{6}/)
  await expect(page.locator('[data-answer]')).toBeFocused()
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test('the side cart leads to the withdrawal form, and closes', async ({ page }) => {
  await page.goto('/creatina-micronizada-300-g-serra-alta')
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  const cart = page.getByRole('dialog', { name: 'Carrinho' })
  await cart.getByRole('link', { name: 'Direito de arrependimento: 7 dias' }).click()
  await expect(page.getByRole('heading', { name: 'Direito de arrependimento' })).toBeVisible()
  await expect(cart).toBeHidden()
})
