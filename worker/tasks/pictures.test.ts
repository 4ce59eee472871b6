import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { IMAGE_WIDTHS } from '../../app/models/content/image.ts'
import { drawPictures } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const folders = { files: join(folder, 'files'), client: join(folder, 'client'), kept: join(folder, 'kept') }

afterAll(() => rmSync(folder, { recursive: true }))

async function save(name: string, width: number): Promise<void> {
  mkdirSync(join(folders.files, 'media/products'), { recursive: true })
  const picture = sharp({ create: { width, height: width / 2, channels: 3, background: '#1b5e45' } })
  await picture.toFile(join(folders.files, 'media', name))
}

test('each picture of the shop is a file in each width up to its own', async () => {
  await save('products/whey.webp', 500)
  await save('banner.webp', 2400)
  await save('old.png', 500)
  await drawPictures(folders)
  for (const width of IMAGE_WIDTHS) {
    const whey = await sharp(join(folders.client, `img/${width}/media/products/whey.webp`)).metadata()
    expect([whey.format, whey.width]).toEqual(['webp', Math.min(width, 500)])
    expect(await sharp(join(folders.client, `img/${width}/media/banner.webp`)).metadata()).toMatchObject({ width })
    expect(readdirSync(join(folders.client, `img/${width}/media`)).sort()).toEqual(['banner.webp', 'products'])
  }
})

test('an existing picture is not drawn again', async () => {
  const timesOf = () => readdirSync(folders.kept).map(name => [name, statSync(join(folders.kept, name)).mtimeMs])
  const before = timesOf()
  rmSync(folders.client, { recursive: true })
  await drawPictures(folders)
  expect(timesOf()).toEqual(before)
  expect(readdirSync(join(folders.client, 'img'))).toHaveLength(IMAGE_WIDTHS.length)
})
