import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

test('data prefetched on hover serves the navigation', async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const answers: { asked: string; fromPrefetch: boolean }[] = []
  const ids: string[] = []
  const finished: string[] = []
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    // The listing's own data are fetched for Back.
    if (!/\.data(\?|$)/.test(response.url) || response.url.includes('/vitaminas.data')) return
    ids.push(requestId)
    answers.push({ asked: type, fromPrefetch: response.fromPrefetchCache ?? false })
  })
  network.on('Network.loadingFinished', ({ requestId }) => finished.push(requestId))
  await page.goto('/vitaminas')
  await hydrated(page)
  const link = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first()
  await link.hover()
  await expect.poll(() => answers).toEqual([{ asked: 'Other', fromPrefetch: false }])
  await expect.poll(() => finished).toContain(ids[0])
  await Promise.all([page.waitForURL(`**${await link.getAttribute('href')}`), link.click()])
  await expect.poll(() => answers.slice(1)).toEqual([{ asked: 'Fetch', fromPrefetch: true }])
})
