import type { VideoSize } from './h264.ts'

/** ISO base media file (ISO/IEC 14496-12) with one AVC track (14496-15). */

export interface Track extends VideoSize {
  framesPerSecond: number
  sequence: Uint8Array
  picture: Uint8Array
  /** One NAL unit per frame; the first is the only key frame. */
  frames: Uint8Array[]
}

const UNITY_MATRIX = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000]
const LANGUAGE_UNDETERMINED = 0x55c4
const TRACK_ENABLED = 3

export function mp4File(track: Track): Uint8Array {
  const samples = track.frames.map(frame => join(u32(frame.length), frame))
  const head = box('ftyp', text('isom'), u32(0x200), text('isomiso2avc1mp41'))
  const size = movie(track, samples, 0).length
  // The index stands before the samples, so that playing starts at once.
  return join(head, movie(track, samples, head.length + size + 8), box('mdat', ...samples))
}

function movie(track: Track, samples: Uint8Array[], firstSampleAt: number): Uint8Array {
  const { framesPerSecond: scale } = track
  const duration = samples.length
  const header = box(
    'mvhd',
    u32(0, 0, 0, scale, duration, 0x10000),
    u16(0x100, 0),
    u32(0, 0, ...UNITY_MATRIX, 0, 0, 0, 0, 0, 0, 2)
  )
  const trackHeader = box(
    'tkhd',
    u32(TRACK_ENABLED, 0, 0, 1, 0, duration, 0, 0),
    u16(0, 0, 0, 0),
    u32(...UNITY_MATRIX, track.width * 0x10000, track.height * 0x10000)
  )
  const media = box(
    'mdia',
    box('mdhd', u32(0, 0, 0, scale, duration), u16(LANGUAGE_UNDETERMINED, 0)),
    box('hdlr', u32(0, 0), text('vide'), u32(0, 0, 0), text('video\0')),
    information(track, samples, firstSampleAt)
  )
  return box('moov', header, box('trak', trackHeader, media))
}

function information(track: Track, samples: Uint8Array[], firstSampleAt: number): Uint8Array {
  const reference = box('dinf', box('dref', u32(0, 1), box('url ', u32(1))))
  const table = box(
    'stbl',
    box('stsd', u32(0, 1), sampleEntry(track)),
    box('stts', u32(0, 1, samples.length, 1)),
    box('stss', u32(0, 1, 1)),
    box('stsc', u32(0, 1, 1, samples.length, 1)),
    box('stsz', u32(0, 0, samples.length, ...samples.map(sample => sample.length))),
    box('stco', u32(0, 1, firstSampleAt))
  )
  return box('minf', box('vmhd', u32(1), u16(0, 0, 0, 0)), reference, table)
}

function sampleEntry({ width, height, sequence, picture }: Track): Uint8Array {
  const configuration = box(
    'avcC',
    Uint8Array.of(1, ...sequence.subarray(1, 4), 0xff, 0xe1),
    u16(sequence.length),
    sequence,
    Uint8Array.of(1),
    u16(picture.length),
    picture
  )
  return box(
    'avc1',
    u32(0),
    u16(0, 1, 0, 0),
    u32(0, 0, 0),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    new Uint8Array(32),
    u16(24, 0xffff),
    configuration
  )
}

function box(type: string, ...parts: Uint8Array[]): Uint8Array {
  const body = join(...parts)
  return join(u32(body.length + 8), text(type), body)
}

function join(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts))
}

function text(value: string): Uint8Array {
  return Buffer.from(value, 'latin1')
}

function u32(...values: number[]): Uint8Array {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, index * 4)
  })
  return bytes
}

function u16(...values: number[]): Uint8Array {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => {
    bytes.writeUInt16BE(value, index * 2)
  })
  return bytes
}
