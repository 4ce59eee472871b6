import type { Page } from '@playwright/test'
import { PROOF_FIELD, turnstileScript } from '../../app/forms/turnstile.ts'
import { expect, test } from './test.ts'

// The test store has no keys: its policy allows no other script, and its documents lack this one.
test.use({ bypassCSP: true })

const API = 'https://challenges.cloudflare.com/**'

/** Stands in for the widget: puts its token into the form after a moment, and anew after each reset. */
const WIDGET = `var count = 0, forms = []
function give(of) {
  of.field.value = ''
  setTimeout(function () { of.field.value = 'token-' + ++count; of.said.callback() }, 300)
}
window.turnstile = {
  render(place, said) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name: '${PROOF_FIELD}' })
    place.append(field)
    const key = String(forms.push({ field, said }) - 1)
    give(forms[key])
    return key
  },
  reset(key) { give(forms[key]) }
}`

async function open(page: Page, path: string, answer: 'widget' | 'blocked' = 'widget') {
  const asked: string[] = []
  const proofs: (string | undefined)[] = []
  page.on('request', request => {
    if (request.method() !== 'POST' || !request.isNavigationRequest() !== request.url().includes('.data')) return
    const fields = new URLSearchParams(request.postData() ?? '')
    proofs.push(fields.get(PROOF_FIELD) ?? undefined)
  })
  await page.route(API, route => {
    asked.push(route.request().url())
    return answer === 'blocked' ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: WIDGET })
  })
  await page.addInitScript(turnstileScript('site-key'))
  await page.goto(path)
  return { asked, proofs }
}

test('the widget loads at the first focus in a form, and each submission has its own token', async ({ page }) => {
  const { asked, proofs } = await open(page, '/checkout/acesso')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const form = page.getByRole('main').locator('form').first()
  await form.getByLabel('E-mail').fill('ninguem@exemplo.example')
  await form.getByRole('textbox', { name: 'Senha' }).fill('uma senha qualquer')
  await form.getByRole('button', { name: 'Entrar' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByRole('textbox', { name: 'Senha' }).fill('outra senha qualquer')
  await form.getByRole('button', { name: 'Entrar' }).click()
  await expect.poll(() => proofs).toEqual(['token-1', 'token-2'])
  expect(asked).toHaveLength(1)
})

test('a form is sent without a token when the widget is blocked', async ({ page }) => {
  const { proofs } = await open(page, '/newsletter', 'blocked')
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('E-mail').fill('rui@exemplo.example')
  await form.getByRole('button').click()
  await expect.poll(() => proofs).toEqual([undefined])
})
