// A certificate for localhost that nobody signed but itself, and its key. Browsers have to be told to take it.
import { generateKeyPairSync, sign } from 'node:crypto'

const DAY_MS = 86_400_000
/** X.690: tags of DER. */
const TAGS = { integer: 0x02, bits: 0x03, id: 0x06, text: 0x0c, time: 0x17, sequence: 0x30, set: 0x31 }
const ECDSA_WITH_SHA256 = encode('sequence', encode('id', Buffer.from('2a8648ce3d040302', 'hex')))
const COMMON_NAME = encode('id', Buffer.from('550403', 'hex'))

/** RFC 5280: version 1, which needs no extensions. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = encode(
    'sequence',
    encode('set', encode('sequence', COMMON_NAME, encode('text', Buffer.from('localhost'))))
  )
  const content = encode(
    'sequence',
    encode('integer', Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    encode('sequence', time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' })
  )
  const signature = encode('bits', Buffer.from([0]), sign('sha256', content, privateKey))
  const certificate = encode('sequence', content, ECDSA_WITH_SHA256, signature).toString('base64')
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
  }
}

function encode(type: keyof typeof TAGS, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([TAGS[type], ...size]), body])
}

function time(ms: number): Buffer {
  return encode('time', Buffer.from(new Date(ms).toISOString().replaceAll(/^..|[-:T]|\.\d+/g, '')))
}
