import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const PATH = '/whey-protein-concentrado-900-g-arco-forte'

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } })

test('sections below the fold stay in place while a choice loads their code', async ({ page }) => {
  const release = await openWithoutParts(page)
  const reviews = page.getByRole('region', { name: 'Avaliações' })
  const questions = page.getByRole('region', { name: 'Perguntas' })
  const before = [await reviews.innerText(), await questions.innerText()]
  const asked = page.waitForRequest(/product-near-/)
  await page.getByText('Baunilha', { exact: true }).first().click()
  await asked
  await expect(page).toHaveURL(/atributo=/)
  expect([await reviews.innerText(), await questions.innerText()]).toEqual(before)
  release()
  await page.waitForLoadState('networkidle')
  expect([await reviews.innerText(), await questions.innerText()]).toEqual(before)
})

test('a product does not show the reviews of the previous one', async ({ page }) => {
  const release = await openWithoutParts(page)
  const comment = (
    await page.getByRole('region', { name: 'Avaliações' }).getByRole('article').first().innerText()
  ).trim()
  const link = page.locator('[data-product] h3 a').first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(comment)).toBeHidden()
  release()
  await expect(page.getByRole('region', { name: 'Avaliações' })).toBeVisible()
  await expect(page.getByText(comment)).toBeHidden()
})

/** Holds back the code of the parts until the returned function is called. */
async function openWithoutParts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/product-near-/, async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(PATH)
  await page.waitForLoadState('networkidle')
  return held.resolve
}
