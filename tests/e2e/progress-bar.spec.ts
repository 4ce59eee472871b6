import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

test('the bar shows before a slow answer: for a page, a filter, Back and a link right after a quick one', async ({
  page
}) => {
  await page.goto('/proteinas')
  await hydrated(page)
  const answers = await holdAnswers(page)
  const bar = page.getByRole('banner').getByRole('progressbar', { name: 'Carregando…' })
  await expect(bar).toHaveCount(0)

  async function expectBar(act: () => Promise<unknown>, title: RegExp): Promise<void> {
    answers.hold()
    await act()
    await expect(bar).toBeVisible()
    expect(await page.title()).not.toMatch(title)
    answers.release()
    await expect(page).toHaveTitle(title)
    await expect(bar).toHaveCount(0)
  }

  await expectBar(() => page.getByRole('link', { name: 'Próxima página' }).click(), /Página 2/)
  const filters = page.getByRole('complementary', { name: 'Filtrar' })
  await expectBar(() => filters.getByRole('link', { name: 'Arco Forte' }).click(), /^((?!Página).)*$/)
  await expectBar(() => page.goBack(), /Página 2/)

  await page.getByRole('link', { name: 'Lista', exact: true }).click()
  await expect(page).toHaveURL(/exibicao=lista/)
  await expectBar(() => page.getByRole('contentinfo').getByRole('link', { name: 'Marcas' }).first().click(), /Marcas/)
})

/** Holds and releases the answers of navigations. */
async function holdAnswers(page: Page) {
  let open = Promise.withResolvers<void>()
  open.resolve()
  await page.route(/\.data(\?|$)/, async route => {
    await open.promise
    await route.continue()
  })
  return {
    hold() {
      open = Promise.withResolvers()
    },
    release() {
      open.resolve()
    }
  }
}
