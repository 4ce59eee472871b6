import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, isPhone, test } from './test.ts'

test.use({ ...WITHOUT_PICTURES, javaScriptEnabled: false })

test('home, category, product, cart with plain links and forms', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Menu', exact: true })
      .getByRole('link', { name: 'Proteínas', exact: true })
      .click()
  } else {
    await page.getByRole('navigation').getByRole('link', { name: 'Proteínas', exact: true }).first().click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proteínas')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('form[method="post"]') })
    .first()
  await card.getByRole('heading').getByRole('link').click()
  await page.getByRole('spinbutton', { name: 'Quantidade' }).fill('2')
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  await page.waitForURL('**/checkout/carrinho')
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await page.getByRole('button', { name: /^Remover/ }).click()
  await expect(page.getByText('Seu carrinho está vazio')).toBeVisible()
})

test('a missing option is asked for, and what was typed is kept', async ({ page }) => {
  await page.goto('/proteinas/whey-protein')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Escolher/ }) })
    .first()
  await card.getByRole('heading').getByRole('link').click()
  await page.getByRole('spinbutton', { name: 'Quantidade' }).fill('3')
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Quantidade' })).toHaveValue('3')
  await page.getByRole('radio', { disabled: false }).first().check()
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  await page.waitForURL('**/checkout/carrinho')
})

test('the search form, the order and the pages are plain', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Buscar produtos' }).first().fill('creatina')
  await page.getByRole('searchbox', { name: 'Buscar produtos' }).first().press('Enter')
  await page.waitForURL('**/busca?busca=creatina')
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /creatina/i })
      .first()
  ).toBeVisible()
  await page.goto('/vitaminas')
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL(/pg=2/)
  await page.getByLabel('Ordenar por').selectOption({ label: 'Menor preço' })
  await page.getByRole('button', { name: 'Aplicar' }).first().click()
  await expect(page).toHaveURL(/order=/)
})

test('the language is chosen with a plain form and rendered by the server', async ({ page }) => {
  await page.goto('/vitaminas')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/vitaminas$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitamins')
})
