import { parseArgs } from 'node:util'

/** A wrong call of a command. The message holds its usage. */
export class UsageError extends Error {
  constructor(reason: string, usage: string) {
    super(`${reason}\n\n${usage}`)
  }
}

interface Asked<Flag extends string> {
  usage: string
  flags: readonly Flag[]
  /** Asks for the address when there is none, or more than one. */
  question: string
  /** Said after an address with a path. */
  hint: string
}

/** Reads one address and flags. Throws a UsageError. */
export function readOriginAndFlags<Flag extends string>(args: string[], asked: Asked<Flag>) {
  const { values, positionals } = parse(args, asked)
  const [address = '', ...more] = positionals
  if (!address || more.length > 0) throw new UsageError(asked.question, asked.usage)
  const flags = asked.flags.map(flag => [flag, values[flag] === true])
  return { origin: readOrigin(address, asked), ...(Object.fromEntries(flags) as Record<Flag, boolean>) }
}

function parse(args: string[], { flags, usage }: Asked<string>) {
  const options = Object.fromEntries(flags.map(flag => [flag, { type: 'boolean' as const }]))
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), usage)
  }
}

/** Scheme and host, without a trailing slash. */
function readOrigin(address: string, { usage, hint }: Asked<string>): string {
  const fail = (reason: string) => new UsageError(reason, usage)
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw fail('The address must begin with https:// or http://')
  if (url.username || url.password) throw fail('The address must not hold a name or a password')
  if (url.pathname !== '/' || url.search || url.hash)
    throw fail(`Give the address without a path: ${url.origin}. ${hint}`.trim())
  return url.origin
}
