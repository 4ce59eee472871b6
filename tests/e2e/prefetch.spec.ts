import { expect, hydrated, isPhone, test } from './test'

test('what pointing at a link fetched serves the navigation that follows', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no pointer that hovers')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const answers: { asked: string; fromPrefetch: boolean }[] = []
  network.on('Network.responseReceived', ({ type, response }) => {
    if (/\.data(\?|$)/.test(response.url))
      answers.push({ asked: type, fromPrefetch: response.fromPrefetchCache ?? false })
  })
  await page.goto('/vitaminas')
  await hydrated(page)
  const link = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first()
  await link.hover()
  await expect.poll(() => answers).toEqual([{ asked: 'Other', fromPrefetch: false }])
  await Promise.all([page.waitForURL(`**${await link.getAttribute('href')}`), link.click()])
  expect(answers.slice(1)).toEqual([{ asked: 'Fetch', fromPrefetch: true }])
})
