import { expect, test } from './test'

const PATH = '/whey-protein-concentrado-900-g-arco-forte'

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } })

test('parts down a product page stay while a choice waits for their code', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/product-near-/, async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(PATH)
  await page.waitForLoadState('networkidle')
  const reviews = page.getByRole('region', { name: 'Avaliações' })
  const questions = page.getByRole('region', { name: 'Perguntas' })
  const before = [await reviews.innerText(), await questions.innerText()]
  const asked = page.waitForRequest(/product-near-/)
  await page.getByText('Baunilha', { exact: true }).first().click()
  await asked
  await expect(page).toHaveURL(/atributo=/)
  expect([await reviews.innerText(), await questions.innerText()]).toEqual(before)
  held.resolve()
  await page.waitForLoadState('networkidle')
  expect([await reviews.innerText(), await questions.innerText()]).toEqual(before)
})
