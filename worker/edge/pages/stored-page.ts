import { toHex } from '../../../app/hex'
import type { Source } from '../gateway/gateway-call'
import type { Rendered } from '../types'

export interface StoredPage {
  status: 200 | 404
  bytes: Uint8Array<ArrayBuffer>
  nonceAt: number[]
  headers: [string, string][]
  etag: string
  beganAtMs: number
  tagManager: boolean
  formOrigins: readonly string[]
  /** The API answers that the page contains: purging one of them purges the page. */
  dependencies: Source[]
  staleAtMs: number
}

/** An older page is served while a new one renders, unless one of its API answers has expired. */
const STALE_MS = 600_000
// All other headers belong to one response: its id, its policy, its cookies.
const KEPT = ['content-type', 'link', 'vary', 'cache-control', 'x-robots-tag', 'content-language']

export async function toStoredPage(
  { response, nonce, dependencies, tagManager, formOrigins = [] }: Rendered,
  { status, beganAtMs, html }: Pick<StoredPage, 'status' | 'beganAtMs'> & { html: string }
): Promise<StoredPage> {
  const { bytes, nonceAt } = withoutNonce(html, nonce)
  return {
    status,
    bytes,
    nonceAt,
    headers: [...response.headers].filter(([name]) => KEPT.includes(name)),
    etag: `W/"${await hashOf(bytes)}"`,
    beganAtMs,
    tagManager: tagManager(),
    formOrigins,
    dependencies: [...dependencies],
    staleAtMs: Math.min(beganAtMs + STALE_MS, ...dependencies.map(source => source.staleAtMs))
  }
}

const encoder = new TextEncoder()

/** Overwrites the page's bytes: nonces are ASCII and of one length, and a Response copies (Fetch, "extract a body"). */
export function writeNonce({ bytes, nonceAt }: StoredPage, nonce: string): Uint8Array<ArrayBuffer> {
  for (const at of nonceAt) for (let n = 0; n < nonce.length; n += 1) bytes[at + n] = nonce.charCodeAt(n)
  return bytes
}

function withoutNonce(html: string, nonce: string): Pick<StoredPage, 'bytes' | 'nonceAt'> {
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

/** The page's metadata is one line in front of it: JSON has no line breaks. */
export function toBytes({ bytes, ...info }: StoredPage): Uint8Array<ArrayBuffer> {
  const line = encoder.encode(`${JSON.stringify(info)}\n`)
  const all = new Uint8Array(line.byteLength + bytes.byteLength)
  all.set(line)
  all.set(bytes, line.byteLength)
  return all
}

export function fromBytes(all: Uint8Array<ArrayBuffer>): StoredPage | null {
  const end = all.indexOf('\n'.charCodeAt(0))
  try {
    return { ...JSON.parse(new TextDecoder().decode(all.subarray(0, end))), bytes: all.slice(end + 1) }
  } catch {
    return null
  }
}

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)))
}
