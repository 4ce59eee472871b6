import { toHex } from '../../hex'
import type { Source } from '../gateway/gateway-call'

/** A page as it was made. Every answer has its own nonce written into it. */
export interface StoredPage {
  status: 200 | 404
  bytes: Uint8Array<ArrayBuffer>
  /** Where the nonce stands. */
  nonceAt: number[]
  headers: [string, string][]
  etag: string
  beganAtMs: number
  /** Its policy lets the tag manager in. */
  tagManager: boolean
  /** Where its forms may end. */
  formOrigins: readonly string[]
  /** The API answers that it was made of: a purge of one of them is a purge of the page. */
  madeOf: Source[]
  /** Until when each of them may be shown. */
  staleAtMs: number
}

// Everything else belongs to one answer: its id, its policy, its cookies.
const KEPT = ['content-type', 'link', 'vary', 'cache-control', 'x-robots-tag', 'content-language']

export function keptHeaders(headers: Headers): [string, string][] {
  return [...headers].filter(([name]) => KEPT.includes(name))
}

const encoder = new TextEncoder()

/**
 * Writes the nonce into the page's own bytes: all nonces are of one length and ASCII. Who makes a body of them copies them at
 * once (Fetch, "extract a body"), so that the next answer may write its own over it.
 */
export function writeNonce({ bytes, nonceAt }: StoredPage, nonce: string): Uint8Array<ArrayBuffer> {
  for (const at of nonceAt) for (let n = 0; n < nonce.length; n += 1) bytes[at + n] = nonce.charCodeAt(n)
  return bytes
}

export function withoutNonce(html: string, nonce: string): Pick<StoredPage, 'bytes' | 'nonceAt'> {
  const bytes = encoder.encode(html.replaceAll(nonce, ' '.repeat(nonce.length)))
  const nonceAt: number[] = []
  let at = 0
  for (const part of html.split(nonce).slice(0, -1)) {
    at += encoder.encode(part).byteLength
    nonceAt.push(at)
    at += nonce.length
  }
  return { bytes, nonceAt }
}

/** What is known of the page is one line before it: JSON has no line breaks. */
export function toBytes({ bytes, ...info }: StoredPage): Uint8Array<ArrayBuffer> {
  const line = encoder.encode(`${JSON.stringify(info)}\n`)
  const all = new Uint8Array(line.byteLength + bytes.byteLength)
  all.set(line)
  all.set(bytes, line.byteLength)
  return all
}

/** Null for what nobody of this store has written. */
export function fromBytes(all: Uint8Array<ArrayBuffer>): StoredPage | null {
  const end = all.indexOf(LINE_BREAK)
  try {
    return { ...JSON.parse(new TextDecoder().decode(all.subarray(0, end))), bytes: all.slice(end + 1) }
  } catch {
    return null
  }
}

const LINE_BREAK = 10

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', bytes)
  return toHex(new Uint8Array(digest))
}
