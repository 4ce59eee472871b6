import { timingSafeEqual } from 'node:crypto'
import { toHex } from '../../../app/hex.ts'

/** Compares two tokens in constant time, which reveals neither the position of a difference nor the length. */
export async function sameToken(given: string, expected: string): Promise<boolean> {
  return timingSafeEqual(await digest(given), await digest(expected))
}

export async function sha256Hex(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await digest(content))
}

async function digest(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}
