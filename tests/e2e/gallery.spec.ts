import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, laidOutWhole, settled, test } from './test.ts'

// With motion, which the other tests reduce.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const WHEY = '/whey-protein-concentrado-900-g-arco-forte'
const FILMED = '/vitamina-d3-2000-ui-60-softgels-raiz-norte'
const LISTING = '/vitaminas'

test('thumbs and arrow keys move the pictures', async ({ page }) => {
  await open(page, WHEY)
  const second = page.getByRole('link', { name: /^Imagem 2 de / })
  await expect(page.getByRole('link', { name: /^Imagem 1 de / })).toHaveAttribute('aria-current', 'true')
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(picture(page, 2)).toBeInViewport({ ratio: 0.5 })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: /^Imagem 3 de / })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Imagem 3 de / })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Home')
  await expect(page.getByRole('link', { name: /^Imagem 1 de / })).toHaveAttribute('aria-current', 'true')
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-current', 'true')
  await picture(page, 1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(picture(page, 2)).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')
})

test('a focused thumb stays in sight while the pictures turn', { tag: '@phone' }, async ({ page }) => {
  await open(page, WHEY)
  const first = page.getByRole('link', { name: /^Imagem 1 de / })
  await first.focus()
  await picture(page, 8).evaluate(link => link.closest('ul')?.scrollTo({ left: 99_999, behavior: 'instant' }))
  await expect(page.getByRole('link', { name: /^Imagem 8 de / })).toHaveAttribute('aria-current', 'true')
  await expect(first).toBeInViewport({ ratio: 1 })
})

test('a step between thumbs keeps the chosen option, its picture and the address', async ({ page }) => {
  await open(page, WHEY)
  const option = page.getByRole('radio', { name: 'Baunilha' })
  await option.check()
  await expect(page).toHaveURL(/\?atributo=\d+$/)
  await expect(picture(page, 1).locator('img')).toHaveAttribute('src', /-baunilha\.webp/)
  const address = page.url()
  await page.getByRole('link', { name: /^Imagem 1 de / }).focus()
  for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'ArrowLeft', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(option).toBeChecked()
  await expect(picture(page, 1).locator('img')).toHaveAttribute('src', /-baunilha\.webp/)
  expect(page.url()).toBe(address)
})

test('the first picture shows an option on sale when none is chosen', async ({ page }) => {
  await page.goto(WHEY)
  await expect(picture(page, 1).locator('img')).toHaveAttribute('src', /-chocolate\.webp/)
})

test('the lightbox opens above the page, is turned by keys, and returns the focus', async ({ page }) => {
  const scripts = watch(page, /photoswipe|lightbox/)
  await open(page, WHEY)
  expect(scripts).toEqual([])
  await picture(page, 1).click()
  const lightbox = page.getByRole('dialog', { name: 'Imagens do produto' })
  await expect(lightbox).toBeFocused()
  await expect(lightbox.getByRole('button', { name: 'Fechar' })).toBeVisible()
  await expect(lightbox.getByText(/^1 \/ \d$/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByText(/^2 \/ \d$/)).toBeVisible()
  await page.keyboard.press('End')
  await expect(lightbox.getByText(/^(\d) \/ \1$/)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(lightbox.getByText(/^1 \/ \d$/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(picture(page, 2)).toBeFocused()
  await expect(page.getByRole('link', { name: /^Imagem 2 de / })).toHaveAttribute('aria-current', 'true')
})

test('the first picture is preloaded as it is shown, and fetched once', { tag: '@phone' }, async ({
  page,
  request
}) => {
  const html = await (await request.get(WHEY)).text()
  const preload = html.match(/<link rel="preload" as="image"[^>]*>/)?.[0] ?? ''
  const shown = html.match(/<img [^>]*fetchPriority="high"[^>]*>/)?.[0] ?? ''
  expect(preload).toContain('fetchPriority="high"')
  expect(attribute(preload, 'imageSrcSet')).toBe(attribute(shown, 'srcSet'))
  expect(attribute(preload, 'imageSizes')).toBe(attribute(shown, 'sizes'))
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('<script'))
  const pictures = watch(page, /\/img\/\d+\/.*\.webp$/)
  await open(page, WHEY)
  const current = await picture(page, 1)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(pictures.filter(url => url === current)).toHaveLength(1)
  expect(await preloadedPictures(page)).toEqual([current])
})

test('the pictures of a followed product are preloaded as they are shown, and fetched once', {
  tag: ['@phone', '@phone-only']
}, async ({ page }) => {
  await open(page, LISTING)
  await laidOutWhole(page)
  const ofListing = await preloadedPictures(page)
  const pictures = watch(page, /\/img\/\d+\/.*\.webp$/)
  await page.locator('main ul[aria-busy] > li').nth(1).getByRole('heading').getByRole('link').tap()
  await expect(picture(page, 1)).toBeInViewport()
  const gallery = page.getByRole('region', { name: 'Imagens do produto' }).locator('img')
  await expect(async () => {
    const preloaded = (await preloadedPictures(page)).filter(url => !ofListing.includes(url))
    const shown = await gallery.evaluateAll((images: HTMLImageElement[]) => images.map(image => image.currentSrc))
    expect(preloaded.length).toBeGreaterThan(2)
    expect(shown).toEqual(expect.arrayContaining(preloaded))
  }).toPass()
  expect(pictures.toSorted()).toEqual([...new Set(pictures)].toSorted())
})

test('the picture follows the chosen option, in the document as well', async ({ page, request }) => {
  const { path, id, image } = await optionWithPicture(page)
  const html = await (await request.get(`${path}?atributo=${id}`)).text()
  expect(html.match(/<img [^>]*fetchPriority="high"[^>]*>/)?.[0]).toContain(image)
  await open(page, path)
  const code = (await page.getByText(/^Código: /).textContent()) ?? ''
  const scrolled = () =>
    page.locator('#foto-1').evaluate(({ parentElement: row }) => row && row.scrollLeft / row.clientWidth)
  await picture(page, 2).focus()
  await expect.poll(scrolled).toBe(1)
  await page.locator(`input[type="radio"][value="${id}"]`).check({ force: true })
  await expect(picture(page, 1).locator('img')).toHaveAttribute('src', new RegExp(image))
  await expect.poll(scrolled).toBe(0)
  await expect(page.getByText(/^Código: /)).not.toHaveText(code)
  await expect(page).toHaveURL(new RegExp(`atributo=${id}`))
  await page.locator('input[type="radio"][name="atributo"]').first().check({ force: true })
  await expect(picture(page, 1).locator('img')).not.toHaveAttribute('src', new RegExp(image))
  await expect(page.getByRole('link', { name: /^Imagem 1 de / })).toHaveAttribute('aria-current', 'true')
})

test('Tab reaches the shown picture or film and shows no other', async ({ page }) => {
  await open(page, FILMED)
  const first = page.getByRole('link', { name: /^Imagem 1 de / })
  await picture(page, 1).focus()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  const thumb = page.getByRole('link', { name: 'Vídeo do produto' })
  await thumb.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(first).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Enter')
  await expect(thumb).toHaveAttribute('aria-current', 'true')
  await first.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('video[aria-label="Vídeo do produto"]')).toBeFocused()
})

test('the film is among the pictures, and loads only when it is played', async ({ page }) => {
  const films = watch(page, /\.mp4/)
  await open(page, FILMED)
  await page.getByRole('link', { name: 'Vídeo do produto' }).click()
  const film = page.locator('video[aria-label="Vídeo do produto"]')
  await expect(film).toBeInViewport({ ratio: 0.5 })
  expect(films).toEqual([])
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    video.play().catch(() => {})
  })
  await expect.poll(() => films.length).toBeGreaterThan(0)
})

test('a quick view shows the product, has no accessibility violation, and adds it to the cart', async ({ page }) => {
  await open(page, LISTING)
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('form[method="post"]') })
    .first()
  const name = await card.getByRole('heading', { level: 3 }).innerText()
  const opener = card.getByRole('button', { name: `Ver rápido: ${name}` })
  await opener.click()
  const quick = page.getByRole('dialog', { name: `Ver rápido: ${name}` })
  await expect(quick.getByRole('heading', { name })).toBeVisible()
  await expect(quick.getByRole('link', { name: 'Ver todos os detalhes' })).toBeVisible()
  await expect(quick.getByRole('button', { name: 'Adicionar ao carrinho' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(quick).toHaveCount(0)
  await expect(opener).toBeFocused()
  await settled(page)
  await page.keyboard.press('Enter')
  await quick.getByRole('button', { name: 'Aumentar quantidade' }).click()
  await quick.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('spinbutton')).toHaveValue('2')
  await expect(quick).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a touch screen has no quick view', { tag: ['@phone', '@phone-only'] }, async ({ page }) => {
  await open(page, LISTING)
  await expect(page.getByRole('button', { name: /^Adicionar aos favoritos/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ver rápido/ })).toHaveCount(0)
})

test('a card’s picture grows into the product’s, and back finds the place in the list', { tag: '@phone' }, async ({
  page
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition
    document.startViewTransition = function watched(...args) {
      const named = [...document.querySelectorAll<HTMLElement>('[style*=product-picture]')]
      document.documentElement.dataset.moved = named.map(({ tagName }) => tagName).join()
      return start.apply(this, args)
    }
  })
  await open(page, LISTING)
  await laidOutWhole(page)
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').nth(8)
  await link.scrollIntoViewIfNeeded()
  const name = (await link.textContent()) ?? ''
  const { y } = await page.evaluate(() => ({ y: window.scrollY }))
  expect(y).toBeGreaterThan(0)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await page.locator('html').getAttribute('data-moved')).toBe('IMG')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitaminas')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
})

test('gallery and lightbox have no accessibility violation', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, FILMED)
  await expectAccessible(page)
  await picture(page, 1).click()
  await expect(page.getByRole('dialog', { name: 'Imagens do produto' })).toBeFocused()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('thumbs link to pictures, pictures to the large ones, and there are no dead buttons', async ({ page }) => {
    await page.goto(WHEY)
    await page.getByRole('link', { name: /^Imagem 2 de / }).click()
    await expect(picture(page, 2)).toBeInViewport({ ratio: 0.5 })
    await picture(page, 2).click()
    await expect(page).toHaveURL(/\/img\/1920\//)
    await page.goto(LISTING)
    await expect(page.getByRole('button', { name: /^Ver rápido/ })).toHaveCount(0)
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

function picture(page: Page, place: number) {
  return page.locator(`#foto-${place} > a`)
}

function watch(page: Page, pattern: RegExp): string[] {
  const urls: string[] = []
  page.on('request', request => pattern.test(request.url()) && urls.push(request.url()))
  return urls
}

function preloadedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(entry => {
      const isPreload = entry instanceof PerformanceResourceTiming && entry.initiatorType === 'link'
      return isPreload && entry.name.includes('/img/') ? [entry.name] : []
    })
  )
}

function attribute(tag: string, name: string): string | undefined {
  return tag.match(new RegExp(`${name}="([^"]*)"`))?.[1]
}

/** A product of the API whose options have pictures of their own. */
async function optionWithPicture(page: Page): Promise<{ path: string; id: number; image: string }> {
  const path = '/creatina-com-sabor-300-g-jatoba-sport'
  const { conteudo } = await page.request
    .get(`/api/v2/front/url/product/detail?url=${path}`)
    .then(response => response.json())
  const [, second] = conteudo.atributos.simples.valores
  const { arquivos } = conteudo.midias.imagens.find(
    ({ idAtributoValor }: { idAtributoValor: number }) => idAtributoValor === second.idAtributoValor
  )
  return { path, id: second.idAtributoValor, image: String(arquivos.zoom).split('/').at(-1) ?? '' }
}
