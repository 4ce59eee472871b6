import type { Locator, Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { elsewhere, expect, hydrated, settled, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const STORE_REVIEW = '/pagina/avaliacao-de-loja'
const HOME_POPUP = '10% de desconto para conhecer a loja'
const NEXT_POPUP = 'Ainda bem que você voltou'

test('the pitch bar can be paused; the footer’s newsletter accepts an address and explains errors', async ({
  page
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/vitaminas')
  await hydrated(page)
  const bar = page.getByRole('region', { name: 'Avisos da loja' })
  const messages = bar.getByRole('list')
  await expect(messages).toHaveCSS('animation-play-state', 'running')
  await bar.getByRole('button', { name: 'Pausar' }).click()
  await expect(messages).toHaveCSS('animation-play-state', 'paused')
  await expect(bar.getByRole('button', { name: 'Reproduzir' })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(messages).toHaveCSS('animation-name', 'none')

  const form = page.getByRole('contentinfo').locator('form').filter({ hasText: 'Receba novidades' })
  const email = form.getByRole('textbox', { name: 'E-mail' })
  await form.getByRole('button', { name: 'Assinar' }).click()
  await expect(form.getByRole('status')).toHaveText('Preencha o campo!')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Preencha o campo!')
  await email.fill('marina@')
  await email.press('Enter')
  await expect(form.getByRole('status')).toHaveText('Informe um e-mail válido.')
  await expect(email).toHaveValue('marina@')
  await email.fill('marina@exemplo.example')
  await email.press('Enter')
  await expect(form.getByRole('status')).toHaveText(/Pronto/)
  await expect(email).toHaveValue('')
  await expect(page).toHaveURL(/\/vitaminas$/)
})

test('the contact form masks the telephone, names missing fields, keeps its text after a failure, and is sent once', async ({
  page
}) => {
  const form = await openContact(page)
  const sent: Record<string, string>[] = []
  let isDown = true
  await page.route(/\.data(\?|$)/, route => {
    sent.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')))
    return isDown ? route.fulfill({ status: 503, body: '' }) : route.continue()
  })
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(form.getByText('Preencha o campo!')).toHaveCount(3)
  await expect(form.getByLabel('Nome')).toBeFocused()
  await fillContact(form)
  await form.getByLabel('Telefone').pressSequentially('11900000000')
  await expect(form.getByLabel('Telefone')).toHaveValue('(11) 90000-0000')
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(form.getByRole('alert')).toHaveText('Houve um erro ao enviar.')
  await expect(form.getByLabel('Mensagem')).toHaveValue('Bom dia')
  isDown = false
  await form.getByRole('button', { name: 'Enviar mensagem' }).dblclick()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'mensagem' })).toBeFocused()
  await test.step('the second attempt is the same sending, and nothing else is asked again', () => {
    expect(sent).toEqual([expect.objectContaining({ contato: '(11) 90000-0000', envio: expect.any(String) }), sent[0]])
  })
})

test.describe('the store review page', () => {
  test('asks from 1 to 10, names missing answers, and thanks', async ({ page }) => {
    const sent: Record<string, string>[] = []
    await page.goto(`${STORE_REVIEW}?key=${await openKey(page, 21)}`)
    await hydrated(page)
    await page.route('**/avaliacao-de-loja.data?*', route => {
      sent.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')))
      return sent.length > 1 ? route.continue() : route.fulfill({ status: 503, body: '' })
    })
    await page.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(page.getByText('Selecione a nota!')).toHaveCount(2)
    await expect(experience(page).getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowLeft')
    await expect(experience(page).getByRole('radio', { name: '10', exact: true })).toBeChecked()
    await page.getByRole('group', { name: 'Como foi o atendimento?' }).getByRole('radio', { name: '8' }).check()
    await page.getByRole('radio', { name: 'Não' }).check()
    await page.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Houve um erro ao enviar.' })).toBeVisible()
    await page.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Obrigado' })).toBeFocused()
    const words = { experiencia: '10', atendimento: '8', satisfacao: 'nao', mensagem: '' }
    expect(sent).toEqual([{ ...words, envio: expect.any(String) }, sent[0]])
  })
})

test.describe('the promotion', () => {
  test('is shown once a session, above nothing else, and is closed by Escape or its button', async ({ page }) => {
    await answerCookies(page)
    const opened = Promise.withResolvers<void>()
    const promotion = await promote(page)
    // It loads two seconds after the first interaction. Held back until the cart is open, for slow machines.
    await page.route('**/assets/promo-popup-*.js', async route => {
      await opened.promise
      await route.continue()
    })
    const dialog = page.getByRole('dialog', { name: HOME_POPUP })
    await page.goto('/')
    await hydrated(page)
    await openCart(page)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    opened.resolve()
    await expect.poll(() => promotion.answered).toBe(1)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('link', { name: 'Saiba mais' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await settled(page)
    await promote(page, [HOME_POPUP, NEXT_POPUP])
    await page.reload()
    await hydrated(page)
    await page.keyboard.press('Shift')
    await expect(page.getByRole('dialog', { name: NEXT_POPUP })).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test('is closed by the back button, and the page stays', async ({ page }) => {
    await answerCookies(page)
    await promote(page)
    await page.goto('/')
    await hydrated(page)
    await page.keyboard.press('Shift')
    const dialog = page.getByRole('dialog', { name: HOME_POPUP })
    await expect(dialog).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(2)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('of the newsletter contains its form', async ({ page }) => {
    await answerCookies(page)
    const popup = { id: 77, tempo: 0, titulo: 'Novidades', conteudo: '<p>Oi</p>', tipo: 'newsletter' }
    await page.route('**/struct/popup/page', route => route.fulfill({ json: popup }))
    await page.goto('/pagina/quem-somos')
    await hydrated(page)
    await page.keyboard.press('Shift')
    const dialog = page.getByRole('dialog', { name: 'Novidades' })
    await dialog.getByLabel('E-mail').fill('marina@exemplo.example')
    await dialog.getByRole('button', { name: 'Assinar' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'Pronto' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(dialog).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter form has a page of its own', async ({ page }) => {
    await page.goto('/vitaminas')
    const form = page.getByRole('contentinfo').locator('form').filter({ hasText: 'Receba novidades' })
    await form.getByRole('textbox', { name: 'E-mail' }).fill('marina')
    await form.getByRole('button', { name: 'Assinar' }).click()
    const main = page.getByRole('main')
    await expect(main.getByText('Informe um e-mail válido.')).toBeVisible()
    await expect(main.getByLabel('E-mail')).toHaveValue('marina')
    await main.getByLabel('E-mail').fill('marina@exemplo.example')
    await main.getByLabel('Nome').fill('Marina')
    await main.getByRole('button', { name: 'Assinar' }).click()
    await expect(main.getByRole('status')).toHaveText(/Pronto/)
  })

  test('a message keeps what was typed and is sent', async ({ page }) => {
    await page.goto('/pagina/contato')
    const form = contactForm(page)
    await fillContact(form, '')
    await form.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(form.getByText('Preencha o campo!')).toHaveCount(1)
    await expect(form.getByLabel('Mensagem')).toHaveValue('Bom dia')
    await form.getByLabel('E-mail').fill('marina@exemplo.example')
    await form.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'mensagem' })).toBeVisible()
  })

  test('a store review is sent under its key, which is then used up', async ({ page }) => {
    const address = `${STORE_REVIEW}?key=${await openKey(page, 1)}`
    await page.goto(address)
    await page.getByLabel('Mensagem').fill('Tudo certo')
    await page.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(page.getByText('Selecione a nota!')).toHaveCount(2)
    await expect(page.getByLabel('Mensagem')).toHaveValue('Tudo certo')
    for (const group of await page.getByRole('group').filter({ hasText: 'Excelente' }).all())
      await group.getByRole('radio', { name: '9' }).check()
    await page.getByRole('radio', { name: 'Sim' }).check()
    await page.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /obrigad/i })
    ).toBeVisible()
    await page.goto(address)
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

async function openContact(page: Page): Promise<Locator> {
  await page.goto('/pagina/contato')
  await hydrated(page)
  return contactForm(page)
}

function contactForm(page: Page): Locator {
  return page.locator('form').filter({ has: page.getByRole('button', { name: 'Enviar mensagem' }) })
}

async function fillContact(form: Locator, email = 'marina@exemplo.example'): Promise<void> {
  await form.getByLabel('Nome').fill('Marina')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Assunto').fill('Troca')
  await form.getByLabel('Mensagem').fill('Bom dia')
}

function experience(page: Page): Locator {
  return page.getByRole('group', { name: 'Como foi a sua experiência de compra?' })
}

/** One of the demonstration's twenty keys that no run has used up yet. Each request has another address, because of rate limits. */
async function openKey(page: Page, first: 1 | 21): Promise<string> {
  for (let number = first; number < first + 20; number++) {
    const key = `demonstracao-${String(number).padStart(2, '0')}`
    const answer = await page.request.get(`/api/v2/front/evaluations/store/add/${key}`, { headers: elsewhere() })
    const { sucesso }: { sucesso?: boolean } = await answer.json()
    if (sucesso) return key
  }
  throw new Error('Every key is used up: delete test-results/state')
}

/** As after an answered cookie question. */
async function answerCookies(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? ''
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  await page.context().addCookies([{ name: 'consent', value: `1.${today}.00`, url }])
}

/** Serves promotions on the home page, the first with id 8. Counts the requests. */
async function promote(page: Page, titles = [HOME_POPUP]): Promise<{ answered: number }> {
  const counter = { answered: 0 }
  const rest = { tempo: 1, conteudo: '<p>No Pix, 5%.</p>', imagem: '', link: '/kits' }
  const popups = titles.map((titulo, index) => ({ id: 8 + index, titulo, ...rest }))
  await page.route('**/struct/popup/home', async route => {
    await route.fulfill({ json: popups })
    counter.answered++
  })
  return counter
}

async function openCart(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Carrinho' }).first().click()
}
