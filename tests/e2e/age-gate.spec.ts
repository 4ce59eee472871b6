import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test'

const TONIC = '/vinho-tonico-com-ervas-750-ml-casa-videira'
const WHEY = '/whey-protein-concentrado-900-g-arco-forte'

test('who says yes sees the product, and is not asked again', async ({ page }) => {
  await page.goto(TONIC)
  await expect(gate(page)).toBeVisible()
  await expect(gate(page)).toContainText('13.106/2015')
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
  await expect(gate(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sim, possuo mais de 18 anos' }).click()
  await expect(gate(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(gate(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first()).toBeEnabled()
})

test('who says no is led home with kind words, and asked again next time', async ({ page }) => {
  await page.goto(TONIC)
  await page.getByRole('button', { name: 'Não possuo mais de 18 anos' }).click()
  await page.waitForURL('/')
  await expect(page.getByText('há muitos outros por aqui')).toBeVisible()
  await expect(gate(page)).toHaveCount(0)
  await page.goBack()
  await page.goto(TONIC)
  await expect(gate(page)).toBeVisible()
})

test('other products ask nothing, and nothing moves where one is asked', async ({ page }) => {
  await page.goto(WHEY)
  await hydrated(page)
  await expect(gate(page)).toHaveCount(0)
  await page.goto(TONIC)
  await expect(gate(page)).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const observer = new PerformanceObserver(list => {
          const shifts = list.getEntries().map(entry => ('value' in entry ? Number(entry.value) : 0))
          resolve(shifts.reduce((sum, value) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 300)
      })
  )
  expect(shift).toBeLessThan(0.01)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the question has no accessibility violation (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto(TONIC)
    await expect(gate(page)).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(node => node.target.join(' ')) }))).toEqual([])
  })
}

test('in English the words are English', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: '1', url: baseURL }])
  await page.goto(TONIC)
  await expect(page.getByRole('button', { name: 'Yes, I am over 18' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'No, I am not over 18' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says for whom it is, and can be read', async ({ page }) => {
    await page.goto(TONIC)
    await expect(page.getByText('13.106/2015')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

function gate(page: Page) {
  return page.getByRole('dialog', { name: 'Você tem mais de 18 anos?' })
}
