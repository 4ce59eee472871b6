import { type BitWriter, createBitWriter } from './bits.ts'
import { BLOCK_PX, blockBytes, type Frame, sameBlock } from './frame.ts'

/**
 * A small encoder of ITU-T H.264, constrained baseline: blocks that change are sent as they are (I_PCM, 7.3.5), all others are
 * skipped. Nothing is lost and any player can show it; it is small because a drawn scene changes little from frame to frame.
 */

const PROFILE_BASELINE = 66
const CONSTRAINTS = 0xc0
const LEVEL_3_1 = 31
const NAL_SPS = 0x67
const NAL_PPS = 0x68
const NAL_KEY_SLICE = 0x65
const NAL_SLICE = 0x41
const SLICE_P = 5
const SLICE_I = 7
const MB_PCM_IN_I = 25
/** In P slices the intra types follow the five inter types. */
const MB_PCM_IN_P = 30
const FRAME_NUMBER_BITS = 8

export interface VideoSize {
  /** Multiples of 16. */
  width: number
  height: number
}

export function sequenceParameters({ width, height }: VideoSize): Uint8Array {
  const bits = createBitWriter()
  bits.fixed(PROFILE_BASELINE, 8)
  bits.fixed(CONSTRAINTS, 8)
  bits.fixed(LEVEL_3_1, 8)
  bits.unsigned(0)
  bits.unsigned(FRAME_NUMBER_BITS - 4)
  // Picture order follows decoding order (type 2).
  bits.unsigned(2)
  bits.unsigned(1)
  bits.fixed(0, 1)
  bits.unsigned(width / BLOCK_PX - 1)
  bits.unsigned(height / BLOCK_PX - 1)
  // Frames only, direct 8x8 inference, no cropping, no usability information.
  bits.fixed(0b1100, 4)
  return unit(NAL_SPS, bits.finish())
}

export function pictureParameters(): Uint8Array {
  const bits = createBitWriter()
  bits.unsigned(0)
  bits.unsigned(0)
  // CAVLC, no field order, one slice group, one reference each way, no weighting.
  bits.fixed(0, 2)
  bits.unsigned(0)
  bits.unsigned(0)
  bits.unsigned(0)
  bits.fixed(0, 3)
  bits.signed(0)
  bits.signed(0)
  bits.signed(0)
  // The slices say that nothing is to be deblocked.
  bits.fixed(0b100, 3)
  return unit(NAL_PPS, bits.finish())
}

/** The first frame: every block as it is. */
export function keyFrame(frame: Frame): Uint8Array {
  const bits = createBitWriter()
  sliceHeader(bits, SLICE_I, 0)
  bits.unsigned(0)
  bits.fixed(0, 2)
  endHeader(bits)
  for (let block = 0; block < frame.columns * frame.rows; block++) pcmBlock(bits, MB_PCM_IN_I, blockBytes(frame, block))
  return unit(NAL_KEY_SLICE, bits.finish())
}

/** A later frame: only the blocks that differ from the one before. */
export function nextFrame(frame: Frame, before: Frame, number: number): Uint8Array {
  const bits = createBitWriter()
  sliceHeader(bits, SLICE_P, number % 2 ** FRAME_NUMBER_BITS)
  // One reference as the picture says, no reordering, no adaptive marking.
  bits.fixed(0, 3)
  endHeader(bits)
  let skipped = 0
  for (let block = 0; block < frame.columns * frame.rows; block++) {
    if (sameBlock(frame, before, block)) skipped += 1
    else {
      bits.unsigned(skipped)
      pcmBlock(bits, MB_PCM_IN_P, blockBytes(frame, block))
      skipped = 0
    }
  }
  if (skipped) bits.unsigned(skipped)
  return unit(NAL_SLICE, bits.finish())
}

function sliceHeader(bits: BitWriter, type: number, frameNumber: number): void {
  bits.unsigned(0)
  bits.unsigned(type)
  bits.unsigned(0)
  bits.fixed(frameNumber, FRAME_NUMBER_BITS)
}

/** No change of the quantiser, no deblocking: the blocks are exact already. */
function endHeader(bits: BitWriter): void {
  bits.signed(0)
  bits.unsigned(1)
}

function pcmBlock(bits: BitWriter, type: number, samples: Uint8Array): void {
  bits.unsigned(type)
  bits.align()
  bits.bytes(samples)
}

/** A NAL unit with its emulation prevention (7.4.1): no start code may appear inside. */
function unit(header: number, payload: Uint8Array): Uint8Array {
  const out = [header]
  let zeros = 0
  for (const value of payload) {
    if (zeros === 2 && value <= 3) {
      out.push(3)
      zeros = 0
    }
    out.push(value)
    zeros = value === 0 ? zeros + 1 : 0
  }
  return Uint8Array.from(out)
}
