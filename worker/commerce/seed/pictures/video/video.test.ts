import { describe, expect, it } from 'vitest'
import { createBitWriter } from './bits.ts'
import { frameOf, wiped } from './frame.ts'
import { keyFrame, nextFrame, pictureParameters, sequenceParameters } from './h264.ts'
import { mp4File } from './mp4.ts'

const SIZE = { width: 32, height: 16 }

function plain(value: number) {
  return frameOf(new Uint8Array(SIZE.width * SIZE.height * 3).fill(value), SIZE.width, SIZE.height)
}

describe('the video encoder', () => {
  it('writes Exp-Golomb codes', () => {
    const bits = createBitWriter()
    // 1, 010, 00100, then the stop bit.
    for (const value of [0, 1, 3]) bits.unsigned(value)
    expect([...bits.finish()]).toEqual([0b10100010, 0b01000000])
  })

  it('sends only the blocks that change', () => {
    const [dark, bright] = [plain(10), plain(240)]
    expect(nextFrame(dark, dark, 1).length).toBeLessThan(16)
    const half = nextFrame(wiped(dark, bright, 1), dark, 1).length
    expect(half).toBeGreaterThan(384)
    expect(half).toBeLessThan(keyFrame(dark).length)
  })

  it('puts the index before the samples, and points at the first', () => {
    const frames = [keyFrame(plain(10)), nextFrame(plain(10), plain(10), 1)]
    const file = Buffer.from(
      mp4File({
        ...SIZE,
        framesPerSecond: 24,
        sequence: sequenceParameters(SIZE),
        picture: pictureParameters(),
        frames
      })
    )
    const samples = file.indexOf('mdat') + 4
    expect(file.indexOf('moov')).toBeLessThan(samples)
    expect(file.readUInt32BE(file.indexOf('stco') + 12)).toBe(samples)
    expect(file.readUInt32BE(samples)).toBe(frames[0]?.length)
  })
})
