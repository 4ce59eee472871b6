import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test'

test('the bar is there before a slow answer: for a page, a filter, Back and a link right after a quick one', async ({
  page
}) => {
  await page.goto('/proteinas')
  await hydrated(page)
  const bar = page.getByRole('progressbar', { name: 'Carregando…' })
  await expect(bar).toHaveCount(0)

  async function isSlow(act: () => Promise<unknown>, address: RegExp): Promise<void> {
    const answer = await hold(page)
    await act()
    await expect(bar).toBeVisible()
    expect(page.url()).not.toMatch(address)
    await answer()
    await expect(page).toHaveURL(address)
    await expect(bar).toHaveCount(0)
  }

  await isSlow(() => page.getByRole('link', { name: 'Próxima página' }).click(), /pg=2/)
  const filters = page.getByRole('complementary', { name: 'Filtrar' })
  await isSlow(() => filters.getByRole('link', { name: 'Arco Forte' }).click(), /marca=/)

  const answerBack = await hold(page)
  await page.goBack()
  await expect(bar).toBeVisible()
  await answerBack()
  await expect(bar).toHaveCount(0)

  await page.getByRole('link', { name: 'Grade', exact: true }).focus()
  const next = page.getByRole('link', { name: 'Lista', exact: true })
  await next.click()
  await expect(page).toHaveURL(/exibicao=lista/)
  await isSlow(() => page.getByRole('banner').getByRole('link', { name: /Seiva/ }).first().click(), /\/$/)
})

/** From now on no answer for a navigation comes; what is returned lets them through. */
async function hold(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async route => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await page.unroute(/\.data(\?|$)/)
  }
}
