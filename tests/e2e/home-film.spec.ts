import { expect, laidOutWhole, test } from './test.ts'

test('the film of the home page plays in place and loads nothing before', async ({ page }) => {
  const films: string[] = []
  page.on('request', request => /\.mp4/.test(request.url()) && films.push(request.url()))
  await page.goto('/')
  await laidOutWhole(page)
  const link = page.getByRole('main').getByRole('link', { name: /^Assistir ao vídeo: / })
  await link.scrollIntoViewIfNeeded()
  expect(films).toEqual([])
  await link.click()
  const film = page.getByRole('main').locator('video')
  await expect(film).toBeFocused()
  await expect(film).toHaveJSProperty('controls', true)
  await expect.poll(() => films.length).toBeGreaterThan(0)
  await expect(page).toHaveURL('/')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the film of the home page is a link to its file', async ({ page }) => {
    await page.goto('/')
    const link = page.getByRole('main').getByRole('link', { name: /^Assistir ao vídeo: / })
    await expect(link).toHaveAttribute('href', /\.mp4$/)
  })
})
