import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweep } from '../../worker/commerce/sweep.ts'
import { ids } from '../fixtures/store.ts'
import { type Answer, backend, type Json, ORIGIN, seedDatabase } from './backend.ts'
import { expectSchema } from './document.ts'
import { dataUrl, png, pngThatClaims, SECRET_AUTHOR, SECRET_DATE, withLocation } from './picture-files.ts'

const PATH = 'evaluations/product'
const DAY_MS = 24 * 60 * 60 * 1000
const MIB = 1024 * 1024
const api = backend()
let client = 0

beforeAll(() => seedDatabase())

beforeEach(async () => {
  await env.DB.batch(['customer_reviews', 'submissions'].map(table => env.DB.prepare(`DELETE FROM ${table}`)))
  await env.MEDIA.delete(await stored())
})

describe('pictures', () => {
  it('are converted to webp of at most 1,600 pixels, and shown once approved', async () => {
    const answer = await send(dataUrl(png(2_000, 1_000)), dataUrl(await drawn('image/jpeg'), 'image/jpeg'))
    expect(answer.body).toMatchObject({ sucesso: true })
    await env.DB.prepare('UPDATE customer_reviews SET approved = 1').run()
    const found = (await api.get(`${PATH}?idProduto=${ids.creatine}`)).body
    expectSchema('EvaluationsProductResponse', found)
    const [first, second] = found.avaliacoes[0].anexos
    expect(first.arquivo).toMatch(new RegExp(`^${ORIGIN}/media/uploads/reviews/[0-9a-f]{32}/1\\.webp$`))
    expect(second.arquivo).toMatch(/2\.webp$/)
    const info = await env.IMAGES.info(await streamOf(first.arquivo))
    expect(info).toMatchObject({ format: 'image/webp', width: 1_600, height: 800 })
    const detail = (await api.get('url/product/detail?url=/creatina-300-g-pico')).body.conteudo
    expect(detail.avaliacao.avaliacoes[0].anexos).toEqual(found.avaliacoes[0].anexos)
  })

  it.each(['image/jpeg', 'image/png', 'image/webp'] as const)('may be %s, whatever they are called', async type => {
    expect((await send(dataUrl(await drawn(type), 'text/html'))).status).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  it('lose their place and author', async () => {
    const photo = withLocation(await drawn('image/jpeg'))
    expect(textOf(photo)).toContain(SECRET_AUTHOR)
    expect(textOf(photo)).toContain(SECRET_DATE)
    expect((await send(dataUrl(photo, 'image/jpeg'))).status).toBe(200)
    const [key = ''] = await stored()
    const text = textOf(await bytesOf(key))
    expect(text.slice(0, 4)).toBe('RIFF')
    for (const secret of [SECRET_AUTHOR, SECRET_DATE, 'Exif', 'EXIF']) expect(text).not.toContain(secret)
  })

  it('lose bytes after their end', async () => {
    const script = new TextEncoder().encode('<script>alert(document.domain)</script>')
    expect((await send(dataUrl(Uint8Array.from([...png(64, 64), ...script])))).status).toBe(200)
    const [key = ''] = await stored()
    expect(textOf(await bytesOf(key))).not.toContain('script')
  })
})

describe('a refused picture is named under `anexos`, and nothing is stored', () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
  const gif = new TextEncoder().encode('GIF89a\x01\x00\x01\x00\x00\x00\x00;')
  const signed = Uint8Array.from([...png(8, 8).subarray(0, 8), ...html])
  const whole = png(64, 64)
  const type = 'Envie imagens JPEG, PNG ou WebP.'
  const pixels = 'Cada imagem pode ter até 8.000 pixels de lado e 24 megapixels.'
  const files: [string, () => string[], string][] = [
    ['SVG', () => [dataUrl(svg, 'image/svg+xml')], type],
    ['SVG under the name of a PNG', () => [dataUrl(svg, 'image/png')], type],
    ['HTML', () => [dataUrl(html, 'image/jpeg')], type],
    ['GIF', () => [dataUrl(gif, 'image/gif')], type],
    ['HTML behind the signature of a PNG', () => [dataUrl(signed)], type],
    ['a PNG that ends too early', () => [dataUrl(whole.subarray(0, whole.length - 20))], type],
    ['no base64', () => ['data:image/png;base64,%%%%'], type],
    ['an address', () => ['https://exemplo.example/a.png'], type],
    ['an empty text', () => [''], type],
    ['a PNG of 50,000 pixels', () => [dataUrl(pngThatClaims(50_000, 1))], pixels],
    ['a PNG of 36 megapixels', () => [dataUrl(pngThatClaims(6_000, 6_000))], pixels],
    ['a good one and a bad one', () => [dataUrl(whole), dataUrl(svg)], type],
    ['6 MB', () => [dataUrl(new Uint8Array(6 * MIB))], 'Cada imagem pode ter até 5 MB.'],
    [
      'a third one',
      () => [dataUrl(whole), dataUrl(whole), dataUrl(whole)],
      'Só é possível fazer o upload de até 2 imagens'
    ],
    ['a number', () => JSON.parse('[5]'), type]
  ]

  it.each(files)('%s', async (_, make, message) => {
    const answer = await send(...make())
    expect(answer.status).toBe(422)
    expectSchema('Error', answer.body)
    expect(answer.body).toEqual({ error: message, campos: { anexos: message } })
    await expectNothing()
  })

  it('a well-formed picture that cannot be decoded, and the good one before it', async () => {
    const answer = await send(dataUrl(png(64, 64)), dataUrl(pngThatClaims(640, 480)))
    expect(answer.body.campos).toEqual({ anexos: 'Não foi possível ler a imagem.' })
    await expectNothing()
  })

  it('with the message in English', async () => {
    const answer = await sendFrom('198.51.100.77', [dataUrl(svg)], { 'Accept-Language': 'en' })
    expect(answer.body.error).toBe('Send JPEG, PNG or WebP images.')
  })
})

describe('atomic', () => {
  it('a review that the database refuses stores no picture', async () => {
    await env.DB.prepare(
      `CREATE TRIGGER refuse BEFORE INSERT ON review_images BEGIN SELECT raise(ABORT, 'no space'); END`
    ).run()
    const errors: unknown[] = []
    const log = console.error
    console.error = (error: unknown) => errors.push(error)
    const answer = await send(dataUrl(png(64, 64))).finally(() => {
      console.error = log
    })
    await env.DB.prepare('DROP TRIGGER refuse').run()
    expect(answer.status).toBe(500)
    expect(errors).toHaveLength(1)
    await expectNothing()
    expect(await env.DB.prepare('SELECT count(*) AS n FROM submissions').first('n')).toBe(0)
  })

  it('a review sent twice in parallel has one set of pictures', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const twice = await Promise.all([1, 2].map(() => sendFrom('198.51.100.78', [dataUrl(png(64, 64))], headers)))
    expect(twice.map(answer => answer.status)).toEqual([200, 200])
    expect(await stored()).toHaveLength(1)
  })

  it('pictures of an interrupted request are deleted a day later, and no others', async () => {
    await send(dataUrl(png(64, 64)))
    const kept = await stored()
    await env.MEDIA.put('reviews/00000000000000000000000000000000/1.webp', 'left behind')
    await sweep({ db: env.DB, media: env.MEDIA }, Date.now())
    expect(await stored()).toHaveLength(2)
    await sweep({ db: env.DB, media: env.MEDIA }, Date.now() + DAY_MS + 60_000)
    expect(await stored()).toEqual(kept)
  })
})

/** Each call comes from another client, because limits count by client. */
function send(...anexos: string[]): Promise<Answer> {
  client += 1
  return sendFrom(`192.0.2.${client}`, anexos)
}

function sendFrom(address: string, anexos: string[], headers: Record<string, string> = {}): Promise<Answer> {
  const words = { nome: 'Marina Souza', email: 'marina@exemplo.example', comentario: 'Dissolve bem.' }
  const body: Json = { idProduto: ids.creatine, ...words, nota: 5, recomenda: true, anexos }
  return api.send('POST', PATH, { body, headers: { 'X-Forwarded-For': address, ...headers } })
}

async function stored(): Promise<string[]> {
  return (await env.MEDIA.list({ prefix: 'reviews/' })).objects.map(object => object.key)
}

async function expectNothing(): Promise<void> {
  expect(await stored()).toEqual([])
  expect(await env.DB.prepare('SELECT count(*) AS n FROM customer_reviews').first('n')).toBe(0)
}

async function drawn(format: 'image/jpeg' | 'image/png' | 'image/webp'): Promise<Uint8Array<ArrayBuffer>> {
  const result = await env.IMAGES.input(new Blob([png(320, 240)]).stream()).output({ format })
  return new Uint8Array(await result.response().arrayBuffer())
}

async function bytesOf(key: string): Promise<Uint8Array> {
  return new Uint8Array((await (await env.MEDIA.get(key))?.arrayBuffer()) ?? new ArrayBuffer())
}

async function streamOf(address: string): Promise<ReadableStream<Uint8Array>> {
  const bytes = await bytesOf(address.replace(`${ORIGIN}/media/uploads/`, ''))
  return new Blob([Uint8Array.from(bytes)]).stream()
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
