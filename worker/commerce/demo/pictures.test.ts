import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { galleryOf, pictures } from './pictures.ts'
import { readDemo } from './read-demo.ts'
import { statementsOf } from './sql/statements.ts'
import { readPictures } from './write-pictures.ts'

const demo = readDemo()

const PICTURE = /(?:banners|brands|categories|pages|products|sellers)\/[a-z0-9-]+\.webp/g

test('the list of pictures is that of public/media; else run worker/commerce/demo/write-pictures.ts', () => {
  expect(pictures).toEqual(readPictures())
})

test('every picture that the store names exists, and no other', () => {
  const named = new Set(statementsOf(demo).flatMap(statement => statement.match(PICTURE) ?? []))
  expect([...named, 'social/og.jpg'].sort()).toEqual(Object.keys(pictures).sort())
})

test('every product has at least two pictures', () => {
  const few = demo.products.filter(({ slug }) => galleryOf(slug, pictures).length < 2)
  expect(few.map(({ slug }) => slug)).toEqual([])
})

test('every report of a page is a small PDF; else run write-reports.ts', () => {
  const named = new Set(statementsOf(demo).flatMap(statement => statement.match(/reports\/[a-z0-9-]+\.pdf/g) ?? []))
  expect(named.size).toBeGreaterThan(2)
  expect(readdirSync('public/media/reports').map(file => `reports/${file}`)).toEqual([...named].sort())
  for (const file of named) {
    const bytes = readFileSync(`public/media/${file}`)
    expect(bytes.subarray(0, 5).toString(), file).toBe('%PDF-')
    expect(bytes.length, file).toBeLessThanOrEqual(60_000)
  }
})

test('the media folder holds pictures, drawings, films and reports only', () => {
  const files = readdirSync('public/media', { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  expect(files.map(({ name }) => name).filter(name => !/\.(webp|jpg|svg|mp4|pdf)$/.test(name))).toEqual([])
})
