import { expect, test } from '@playwright/test'

test('the headers of the home page name its first picture, for narrow and wide screens', async ({ request }) => {
  // The second response may come from the page cache.
  for (const _ of ['made', 'kept']) {
    const response = await request.get('/')
    const html = await response.text()
    const [, wide, narrow] = /<source media="[^"]+" srcSet="([^"]+)".*?<img[^>]*srcSet="([^"]+)"/s.exec(html) ?? []
    const link = response.headers().link ?? ''
    const pictures = link.split(/, (?=<)/)
    expect(pictures).toHaveLength(2)
    for (const picture of pictures) expect(picture).toContain('rel=preload; as=image; fetchpriority=high')
    expect(pictures[0]).toContain(`imagesrcset="${narrow}"`)
    expect(pictures[1]).toContain(`imagesrcset="${wide}"`)
  }
})

for (const path of ['/vitaminas', '/whey-protein-concentrado-900-g-arco-forte'])
  test(`the headers of ${path} name the pictures that are visible from the start`, async ({ request }) => {
    const response = await request.get(path)
    const [eager] = (await response.text()).match(/<img(?=[^>]*fetchPriority="high")[^>]*>/) ?? []
    const [, srcSet] = /srcSet="([^"]+)"/.exec(eager ?? '') ?? []
    expect(srcSet).toBeTruthy()
    expect(response.headers().link).toContain(`rel=preload; as=image; fetchpriority=high; imagesrcset="${srcSet}"`)
  })
