import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { approveReview, rejectReview } from '../support/reviews.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

const WHEY = '/whey-protein-concentrado-900-g-arco-forte'
const CREATINE = '/creatina-micronizada-300-g-serra-alta'
/** Limit for the operator's commands, which start Wrangler three times. */
const APPROVAL_MS = 240_000
const MIB = 1024 * 1024

test('a review with two pictures waits for approval and then shows with them', async ({ page }) => {
  test.setTimeout(APPROVAL_MS)
  const path = CREATINE
  const author = `Marina ${randomUUID().slice(0, 8)}`
  const comment = `Dissolve bem (${author})`
  const form = await openForm(page, path)
  await fill(form, author)
  await form.getByLabel('Comentário').fill(comment)
  await files(form, await picture('a.png'), await picture('b.jpg'))
  await expect(form.getByRole('img')).toHaveCount(2)
  await form.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(thanks(page)).toBeFocused()
  await page.goto(`${path}?nota=4`)
  await expect(page.getByText(comment)).toBeHidden()
  const id = await approveReview(author)
  await page.goto(`${path}?nota=4`)
  await hydrated(page)
  const reviews = page.getByRole('region', { name: 'Avaliações' }).getByRole('article')
  const review = reviews.filter({ hasText: comment })
  await expect(review).toBeVisible()
  await review.getByRole('link').first().click()
  const dialog = page.getByRole('dialog', { name: /^Foto de Marina/ })
  await expect.poll(() => widthOf(dialog.getByRole('img'))).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(review.getByRole('link').first()).toBeFocused()
  await rejectReview(id)
})

test('the API itself refuses the same pictures', async ({ request, baseURL }) => {
  const large = `data:image/png;base64,${Buffer.alloc(6 * MIB, 1).toString('base64')}`
  const wide = dataUrl((await picture('larga.png', 50_000, 2)).buffer)
  const small = dataUrl((await picture('1.png')).buffer)
  for (const anexos of [[small, small, small], [large], [dataUrl(DRAWING.buffer)], [wide]])
    expect(await post(request, baseURL, anexos)).toMatchObject({ status: 422, campos: { anexos: expect.any(String) } })
})

test('a review that fails keeps what was typed, and is sent once', async ({ page }) => {
  test.setTimeout(APPROVAL_MS)
  const author = `Otávio ${randomUUID().slice(0, 8)}`
  const keys: (string | undefined)[] = []
  let isDown = true
  await page.route(`**${WHEY}.data`, route => {
    keys.push(/name="envio"\s+([\da-f-]+)/.exec(String(route.request().postDataBuffer()))?.[1])
    return isDown ? route.fulfill({ status: 503, body: '' }) : route.continue()
  })
  const form = await openForm(page, WHEY)
  await fill(form, author)
  await files(form, await picture('a.png'))
  await expect(form.getByRole('img')).toHaveCount(1)
  await form.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(form.getByText('Houve um erro ao enviar.')).toBeVisible()
  await expect(form.getByLabel('Nome')).toHaveValue(author)
  await expect(form.getByLabel('Comentário')).toHaveValue('Dissolve bem')
  await expect(form.getByRole('radio', { name: '4 de 5' })).toBeChecked()
  await expect(form.getByRole('img')).toHaveCount(1)
  isDown = false
  await form.getByRole('button', { name: 'Enviar avaliação' }).dblclick()
  await expect(thanks(page)).toBeVisible()
  expect(keys).toEqual([expect.any(String), expect.any(String)])
  expect(keys[0]).toBe(keys[1])
})

test('a review is written by keyboard alone', async ({ page }) => {
  await page.goto(WHEY)
  await hydrated(page)
  await page.getByRole('group', { name: 'Nota' }).getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('group', { name: 'Nota' }).getByRole('radio', { name: '4 de 5' })).toBeChecked()
  for (const text of [`Teclado ${randomUUID().slice(0, 6)}`, 'teclas@exemplo.example', 'Sem mouse']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Enviar avaliação' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeFocused()
})

test('the stars link to their reviews, and back to all', async ({ page }) => {
  await page.goto(WHEY)
  await hydrated(page)
  const reviews = page.getByRole('region', { name: 'Avaliações' })
  const all = await reviews.getByRole('article').count()
  const three = reviews.getByRole('button', { name: /^3 de 5 estrelas, só estas avaliações: \d+$/ })
  const given = Number((await three.innerText()).match(/\d+$/)?.[0])
  await three.click()
  await expect(page).toHaveURL(/nota=3/)
  await expect(reviews.getByRole('article')).toHaveCount(given)
  await expect(three).toHaveAttribute('aria-pressed', 'true')
  await reviews.getByRole('link', { name: 'Ver todas as avaliações' }).click()
  await expect(reviews.getByRole('article')).toHaveCount(all)
})

test('the form has no accessibility violation, empty, wrong or sent', async ({ page }) => {
  test.setTimeout(APPROVAL_MS)
  const form = await openForm(page, WHEY)
  await expectAccessible(page)
  await test.step('empty fields are named one by one, and the first one has the focus', async () => {
    await form.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(form.getByText('*Todos os campos são obrigatórios')).toBeVisible()
    await expect(form.getByText('Selecione a nota!')).toBeVisible()
    await expect(form.getByText('Preencha o campo!')).toHaveCount(3)
    await expect(form.getByRole('radio').first()).toBeFocused()
    await form.getByLabel('Nome').fill('Marina')
    await expect(form.getByText('Preencha o campo!')).toHaveCount(2)
    await form.getByLabel('Nome').fill('')
  })
  await test.step('a third picture, a large one, a drawing and one of too many pixels are refused with a reason', async () => {
    const [one, two, three] = [await picture('1.png'), await picture('2.png'), await picture('3.png')]
    await files(form, one, two, three)
    await expect(form.getByText('Só é possível fazer o upload de até 2 imagens')).toBeVisible()
    await expect(form.getByRole('img')).toHaveCount(2)
    await form.getByRole('button', { name: 'Remover 2.png' }).click()
    await expect(form.getByRole('img')).toHaveCount(1)
    await files(form, { ...one, name: 'grande.png', buffer: Buffer.alloc(6 * MIB) })
    await expect(form.getByText('grande.png: Cada imagem pode ter até 5 MB.').first()).toBeVisible()
    await files(form, DRAWING)
    await expect(form.getByText('desenho.svg: Envie imagens JPEG, PNG ou WebP.').first()).toBeVisible()
    await files(form, await picture('larga.png', 50_000, 2))
    await expect(form.getByText('larga.png: Esta imagem tem pixels demais.').first()).toBeVisible()
    await files(form, { ...DRAWING, name: 'falsa.png', mimeType: 'image/png' })
    await expect(form.getByText('falsa.png: Não foi possível abrir esta imagem.').first()).toBeVisible()
    await expect(form.getByRole('img')).toHaveCount(1)
  })
  await expectAccessible(page)
  await fill(form, `Marina ${randomUUID().slice(0, 6)}`)
  await form.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(thanks(page)).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('reviews with photos can be filtered, and verified purchases are marked', async ({ page }) => {
    await page.goto(WHEY)
    const reviews = page.getByRole('region', { name: 'Avaliações' })
    await expect(reviews.getByRole('article')).toHaveCount(3)
    await expect(reviews.getByText('Compra verificada')).not.toHaveCount(0)
    await reviews.getByRole('button', { name: 'Com fotos (4)' }).click()
    await expect(reviews.getByRole('article')).toHaveCount(4)
    for (const review of await reviews.getByRole('article').all()) await expect(review.getByRole('link')).toHaveCount(1)
    await reviews.getByRole('button', { name: 'Com fotos (4)' }).click()
    await expect(page).not.toHaveURL(/fotos=1/)
  })

  test('a review is sent by the form alone; errors keep what was typed', async ({ page }) => {
    test.setTimeout(APPROVAL_MS)
    await page.goto(WHEY)
    const form = formOf(page)
    await fill(form, `Sem script ${randomUUID().slice(0, 6)}`, '')
    await files(form, await picture('a.png'), await picture('b.png'), await picture('c.png'))
    await form.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(form.getByText('Preencha o campo!')).toBeVisible()
    await expect(form.getByText('Só é possível fazer o upload de até 2 imagens')).toBeVisible()
    await expect(form.getByRole('radio', { name: '4 de 5' })).toBeChecked()
    await form.getByLabel('E-mail').fill('marina@exemplo.example')
    await files(form, { name: 'grande.png', mimeType: 'image/png', buffer: Buffer.alloc(14 * MIB) })
    await form.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(form.getByText('Cada imagem pode ter até 5 MB.')).toBeVisible()
    await expect(form.getByLabel('Comentário')).toHaveValue('Dissolve bem')
    await files(form, await picture('a.png', 900, 600), await picture('b.webp'))
    await form.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(thanks(page)).toBeVisible()
  })
})

const DRAWING = {
  name: 'desenho.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
}

async function openForm(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await hydrated(page)
  return formOf(page)
}

function formOf(page: Page): Locator {
  return page.locator('form').filter({ has: page.getByRole('button', { name: 'Enviar avaliação' }) })
}

function thanks(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'será publicada após aprovação' })
}

async function fill(form: Locator, author: string, email = 'marina@exemplo.example'): Promise<void> {
  await form.getByRole('radio', { name: '4 de 5' }).check()
  await form.getByLabel('Nome').fill(author)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Comentário').fill('Dissolve bem')
}

type File = { name: string; mimeType: string; buffer: Buffer }

async function files(form: Locator, ...chosen: File[]): Promise<void> {
  await form.getByLabel('Fotos').setInputFiles(chosen)
}

async function picture(name: string, width = 64, height = 48): Promise<File> {
  const image = sharp({ create: { width, height, channels: 3, background: '#2f6b4f' } })
  const format = name.endsWith('.jpg') ? 'jpeg' : name.endsWith('.webp') ? 'webp' : 'png'
  return { name, mimeType: `image/${format}`, buffer: await image.toFormat(format).toBuffer() }
}

function dataUrl(bytes: Buffer): string {
  return `data:image/png;base64,${bytes.toString('base64')}`
}

function widthOf(image: Locator): Promise<number> {
  return image.evaluate((element: HTMLImageElement) => element.naturalWidth)
}

async function post(request: APIRequestContext, origin = '', anexos: string[]) {
  const review = { idProduto: 401, nome: 'Ana', email: 'ana@exemplo.example', nota: 5, comentario: 'Boa', anexos }
  const response = await request.post('/api/v2/front/evaluations/product', { headers: { origin }, data: review })
  const { campos }: { campos?: object } = await response.json()
  return { status: response.status(), campos }
}
