import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { readImageHeader } from './image-header.ts'

const formats = ['jpeg', 'png', 'webp'] as const
const files = new Map<string, Uint8Array>()

beforeAll(async () => {
  const plain = { create: { width: 37, height: 21, channels: 3 as const, background: '#1f4d3a' } }
  const clear = { create: { width: 37, height: 21, channels: 4 as const, background: '#1f4d3a80' } }
  for (const format of formats) files.set(format, new Uint8Array(await sharp(plain).toFormat(format).toBuffer()))
  files.set('progressive', new Uint8Array(await sharp(plain).jpeg({ progressive: true }).toBuffer()))
  files.set(
    'with-exif',
    new Uint8Array(
      await sharp(plain)
        .jpeg()
        .withExif({ IFD0: { Make: 'x' } })
        .toBuffer()
    )
  )
  files.set('lossless', new Uint8Array(await sharp(plain).webp({ lossless: true }).toBuffer()))
  files.set(
    'extended',
    new Uint8Array(
      await sharp(clear)
        .webp()
        .withExif({ IFD0: { Make: 'x' } })
        .toBuffer()
    )
  )
})

describe('a picture', () => {
  it.each(['jpeg', 'progressive', 'with-exif', 'png', 'webp', 'lossless', 'extended'])('%s has its size', name => {
    expect(readImageHeader(file(name))).toMatchObject({ width: 37, height: 21 })
  })

  it('has the size of its header', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...formats),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 300 }),
        async (format, width, height) => {
          const picture = sharp({ create: { width, height, channels: 3, background: '#fff' } })
          const bytes = new Uint8Array(await picture.toFormat(format).toBuffer())
          expect(readImageHeader(bytes)).toEqual({ width, height })
        }
      ),
      { numRuns: 30 }
    )
  })

  it('may have bytes after its end', () => {
    const behind = new TextEncoder().encode('<script>alert(1)</script>')
    for (const name of files.keys()) {
      const both = new Uint8Array([...file(name), ...behind])
      expect(readImageHeader(both), name).toMatchObject({ width: 37 })
    }
  })

  it('has its size in the header, without decoding', () => {
    const bytes = file('png').slice()
    new DataView(bytes.buffer).setUint32(16, 50_000)
    expect(readImageHeader(bytes)).toMatchObject({ width: 50_000, height: 21 })
  })
})

describe('an incomplete picture', () => {
  it('is refused at any early end', () => {
    for (const name of files.keys()) {
      const whole = file(name)
      // A WebP may end with a padding byte.
      for (let length = 0; length < whole.length - 1; length++)
        expect(readImageHeader(whole.subarray(0, length)), `${name} ${length}`).toBeNull()
    }
  })

  it.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['html', '<!doctype html><script>alert(1)</script>'],
    ['gif', 'GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00!\xf9\x04,\x00;'],
    ['pdf', '%PDF-1.7'],
    ['avif', '\0\0\0 ftypavif'],
    ['bmp', 'BM\x46\0\0\0'],
    ['wave', 'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x44\xac\0\0\x88\x58\x01\0'],
    ['nothing', '']
  ])('%s', (_, text) => {
    expect(readImageHeader(Uint8Array.from(text, character => character.charCodeAt(0)))).toBeNull()
  })

  it('never throws for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...files.values()), (noise, picture) => {
        expect(() => readImageHeader(noise)).not.toThrow()
        expect(() => readImageHeader(Uint8Array.from([...picture.subarray(0, 12), ...noise]))).not.toThrow()
      })
    )
  })
})

function file(name: string): Uint8Array {
  return files.get(name) ?? new Uint8Array()
}
