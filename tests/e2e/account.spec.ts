import type { Page } from '@playwright/test'
import { formatCpf } from '../../app/models/shopper/formatters.ts'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { newCustomer } from './customer.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const PASSWORD = 'uma frase bem curta'

interface Customer {
  email: string
  cpf: string
}

/** A customer that the store does not know. */
function someone(): Customer {
  const digits = String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(9, '1')
    .slice(-9)
  const check = (known: string) => {
    const sum = [...known].reduce((all, digit, at) => all + Number(digit) * (known.length + 1 - at), 0)
    return known + (((sum * 10) % 11) % 10)
  }
  return { email: `${crypto.randomUUID()}@exemplo.example`, cpf: check(check(digits)) }
}

async function fillRegistration(page: Page, { email, cpf }: Customer) {
  const form = page.getByRole('main')
  await form.getByLabel('Nome completo').fill('Ana Souza')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Senha').fill(PASSWORD)
  await form.getByLabel('CPF', { exact: true }).pressSequentially(cpf)
  await form.getByLabel('Telefone').pressSequentially('11900000000')
  await form.getByLabel('CEP').pressSequentially('01310100')
  await form.getByLabel('Rua').fill('Avenida Paulista')
  await form.getByLabel('Número').fill('1000')
  await form.getByLabel('Bairro').fill('Bela Vista')
  await expect(form.getByRole('link', { name: 'Ler os termos de uso' })).toHaveAttribute(
    'href',
    '/pagina/termos-de-uso'
  )
  await form.getByRole('checkbox', { name: 'Li e aceito os termos' }).check()
}

/** With JavaScript, the CEP fills in city and state. */
async function register(page: Page, customer: Customer) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Criar conta')
  await hydrated(page)
  await fillRegistration(page, customer)
  const form = page.getByRole('main')
  await expect(form.getByLabel('CPF', { exact: true })).toHaveValue(formatCpf(customer.cpf))
  await expect(form.getByLabel('Telefone')).toHaveValue('(11) 90000-0000')
  await expect(form.getByLabel('Cidade')).toHaveValue('São Paulo')
  await expect(form.getByLabel('Estado')).toHaveValue('SP')
  await form.getByRole('button', { name: 'Criar conta' }).click()
}

async function signIn(page: Page, { email }: Pick<Customer, 'email'>, password = PASSWORD) {
  const form = page.getByRole('main')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Senha').fill(password)
  await form.getByRole('button', { name: 'Entrar', exact: true }).click()
}

function account(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Minha conta', exact: true })
}

test('a new customer registers, returns to the page, signs out, and signs in again in the dialog', async ({
  page,
  context
}) => {
  const customer = someone()
  await page.goto('/checkout/acesso?return=/vitaminas')
  await hydrated(page)
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await register(page, customer)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitaminas')
  await expect(page).toHaveURL(/\/vitaminas$/)

  await account(page).click()
  await expect(page.getByText('Olá, Ana', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Olá, Ana', { exact: true })).toBeHidden()
  await expect(account(page)).toBeFocused()
  await account(page).click()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page.getByText('Você saiu da sua conta.')).toBeAttached()
  await expect(page).toHaveURL(/\/vitaminas$/)

  await account(page).click()
  const dialog = page.getByRole('dialog', { name: 'Entrar', exact: true })
  await expect(dialog.getByLabel('E-mail')).toBeFocused()
  await dialog.getByLabel('E-mail').fill(customer.email)
  await dialog.getByLabel('Senha').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/vitaminas$/)
  const later = await context.newPage()
  await later.goto('/')
  await expect(account(later)).toHaveAttribute('aria-expanded', 'false')
})

test('a failed login shows one message for any wrong data, keeps the e-mail, clears the password and moves the focus to the message', async ({
  page
}) => {
  const { email } = someone()
  await page.goto('/checkout/acesso')
  await hydrated(page)
  await signIn(page, { email }, 'errada de todo')
  const form = page.getByRole('main')
  const alert = form.getByRole('alert')
  await expect(alert).toHaveText('E-mail ou senha não conferem. Confira e tente de novo.')
  await expect(alert).toBeFocused()
  await expect(form.getByLabel('E-mail')).toHaveValue(email)
  await expect(form.getByLabel('Senha')).toHaveValue('')
  await form.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(form.getByLabel('Senha')).toBeFocused()
})

test('a return address on another site leads to the home page', async ({ page }) => {
  await page.goto('/checkout/cadastro?return=//exemplo.example/mau')
  await hydrated(page)
  await test.step('what the CEP fills in is wrong no longer', async () => {
    const form = page.getByRole('main')
    await form.getByRole('button', { name: 'Criar conta' }).click()
    await expect(form.getByLabel('Nome completo')).toBeFocused()
    await expect(form.getByLabel('Nome completo')).toHaveAccessibleDescription('Informe o seu nome completo.')
    const city = form.getByLabel('Cidade')
    await expect(city).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel('CEP').pressSequentially('01310100')
    await expect(city).toHaveValue('São Paulo')
    await expect(form.getByLabel('Rua')).toHaveValue('Avenida Paulista')
    await expect(form.getByLabel('Bairro')).toHaveValue('Bela Vista')
    await expect(city).not.toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Estado')).not.toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel('CEP').fill('')
  })
  await register(page, someone())
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('a visitor’s cart is kept at sign-in, and cleared in every tab at sign-out', async ({ page, context }) => {
  const customer = someone()
  await page.goto('/vitaminas')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Comprar/ })
    .first()
    .click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('button', { name: /^Remover/ })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await account(page).click()
  await page.getByRole('dialog', { name: 'Entrar', exact: true }).getByRole('link', { name: 'Criar conta' }).click()
  await register(page, customer)
  await expect(page).toHaveURL(/\/vitaminas$/)
  const entry = page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })
  await expect(entry).toHaveAccessibleName('Carrinho, 1 item')

  const other = await context.newPage()
  await other.goto('/proteinas')
  await expect(other.getByRole('banner').getByRole('link', { name: /^Carrinho/ })).toHaveAccessibleName(
    'Carrinho, 1 item'
  )
  await account(page).click()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: /^Carrinho/ })).toHaveAccessibleName('Carrinho')
    await expect(account(tab)).not.toHaveAttribute('aria-expanded')
  }
  expect((await context.cookies()).filter(({ name }) => /sid|shopper/.test(name))).toEqual([])
})

test('the mobile menu has the customer’s entries', { tag: '@phone-only' }, async ({ page, baseURL }) => {
  await newCustomer(page.request, baseURL)
  await page.goto('/pagina/quem-somos')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu', exact: true })
  await menu.getByRole('link', { name: 'Minha conta', exact: true }).click()
  await expect(menu.getByText('Olá, Ana', { exact: true })).toBeVisible()
  await menu.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(menu.getByText('Olá, Ana', { exact: true })).toBeHidden()
})

test('a request for a new password gets the same answer for every address', async ({ page }) => {
  await page.goto('/checkout/acesso')
  await page.getByRole('main').getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esqueci minha senha')
  await hydrated(page)
  await page.getByRole('main').getByLabel('E-mail').fill('ninguem@exemplo.example')
  await page.getByRole('main').getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Se houver uma conta com este e-mail')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer registers after correcting errors, signs out and signs in again', async ({ page, context }) => {
    const customer = someone()
    await page.goto('/checkout/cadastro/?return=/vitaminas')
    const form = page.getByRole('main')
    await fillRegistration(page, { ...customer, cpf: '11111111111' })
    await form.getByLabel('Cidade').fill('São Paulo')
    await form.getByLabel('Estado').selectOption('SP')
    await form.getByRole('button', { name: 'Criar conta' }).click()
    await expect(form.getByText('Este CPF não existe.')).toBeVisible()
    await expect(form.getByLabel('E-mail')).toHaveValue(customer.email)
    await expect(form.getByLabel('Senha')).toHaveValue('')
    await form.getByLabel('CPF', { exact: true }).fill(customer.cpf)
    await form.getByLabel('Senha').fill(PASSWORD)
    await form.getByRole('button', { name: 'Criar conta' }).click()
    await expect(page).toHaveURL(/\/vitaminas$/)
    expect((await context.cookies()).some(({ name }) => name === 'shopper')).toBe(true)

    await page.goto('/checkout/acesso?return=/proteinas')
    await page.getByRole('button', { name: 'Sair', exact: true }).click()
    expect(await context.cookies()).toEqual([])
    await page.goto('/checkout/acesso?return=/proteinas')
    await signIn(page, customer, 'errada de todo')
    await expect(form.getByRole('alert')).toContainText('E-mail ou senha não conferem')
    await expect(form.getByLabel('E-mail')).toHaveValue(customer.email)
    await signIn(page, customer)
    await expect(page).toHaveURL(/\/proteinas$/)
  })
})
