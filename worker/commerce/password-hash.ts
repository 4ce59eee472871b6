import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** One of OWASP's equivalent scrypt settings (Password Storage Cheat Sheet). 32 MiB of a Worker's 128 MB. */
export const PASSWORD_COST = 2 ** 15
const BLOCK_SIZE = 8
const PARALLEL = 3
const SALT_BYTES = 16
const HASH_BYTES = 32

export const MAX_WAITING = 8
const STEP_MS = 25
/** The time after a hash that belongs to other requests: hashing blocks the thread that answers them. */
const REST_MS = 50
/** A cancelled request never ends its work. */
const ABANDONED_MS = 10_000

interface PasswordsOptions {
  cost: number
  maxWaiting: number
  sleep: (ms: number) => Promise<void>
}

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes one password at a time. Null when too many wait already. */
export function createPasswords({ cost, maxWaiting, sleep }: PasswordsOptions) {
  const queue: { sinceMs: number }[] = []

  function dropAbandoned(): void {
    while (queue[0] && Date.now() - queue[0].sinceMs > ABANDONED_MS) queue.shift()
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T | null> {
    dropAbandoned()
    if (queue.length > maxWaiting) return null
    const own = { sinceMs: Date.now() }
    queue.push(own)
    try {
      while (queue[0] !== own && queue.includes(own)) {
        await sleep(STEP_MS)
        dropAbandoned()
      }
      own.sinceMs = Date.now()
      const done = await work()
      await sleep(REST_MS)
      return done
    } finally {
      if (queue.includes(own)) queue.splice(queue.indexOf(own), 1)
    }
  }

  return {
    hash: (password: string) => inTurn(() => hashPassword(password, cost)),
    matches: (password: string, stored: string | null) => inTurn(() => isPassword(password, stored, cost))
  }
}

/** `scrypt$32768$8$3$salt$hash`, so that old passwords remain valid when the parameters change. */
async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, cost, BLOCK_SIZE, PARALLEL)
  return ['scrypt', cost, BLOCK_SIZE, PARALLEL, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Without a hash it does the same work, so that an unknown account takes as long. */
async function isPassword(password: string, stored: string | null, usualCost: number): Promise<boolean> {
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
