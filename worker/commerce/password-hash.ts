import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** One of OWASP's equivalent scrypt settings (Password Storage Cheat Sheet). 32 MiB of a Worker's 128 MB. */
export const PASSWORD_COST = 2 ** 15
const BLOCK_SIZE = 8
const PARALLEL = 3
const SALT_BYTES = 16
const HASH_BYTES = 32

/** `scrypt$32768$8$3$salt$hash`, so that old passwords remain valid when the parameters change. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, cost, BLOCK_SIZE, PARALLEL)
  return ['scrypt', cost, BLOCK_SIZE, PARALLEL, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Without a hash it does the same work, so that an unknown account takes as long. */
export async function isPassword(password: string, stored: string | null, usualCost: number): Promise<boolean> {
  const [, cost, blockSize, parallel, salt = '', hash = ''] = (stored ?? nobody(usualCost)).split('$')
  const saltBytes = Buffer.from(salt, 'base64url')
  const given = await derive(password, saltBytes, Number(cost), Number(blockSize), Number(parallel))
  return timingSafeEqual(given, Buffer.from(hash, 'base64url')) && stored !== null
}

function nobody(cost: number): string {
  return `scrypt$${cost}$${BLOCK_SIZE}$${PARALLEL}$${'A'.repeat(22)}$${'A'.repeat(43)}`
}

function derive(password: string, salt: Uint8Array, N: number, r: number, p: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  // Normalizes accents, which devices encode differently.
  const text = password.normalize('NFKC')
  scrypt(text, salt, HASH_BYTES, { N, r, p, maxmem: 2 * 128 * N * r }, (error, key) => {
    return error ? reject(error) : resolve(key)
  })
  return promise
}
