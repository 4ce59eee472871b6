import { readOriginAndFlags, UsageError } from '../checks/origin.ts'

export interface Options {
  /** Scheme and host, without a trailing slash. */
  origin: string
  token: string
  json: boolean
  cart: boolean
}

const USAGE = `Usage: APP_TOKEN=... npm run check-api -- https://api.example.com [--json] [--cart]

Asks a commerce API what this store would ask it, and says what shoppers would miss.
  --json   the same as JSON: npm run --silent check-api -- https://api.example.com --json
  --cart   also fills a throw-away cart: adds a product, changes its quantity, asks for shipping, removes it;
           says whether the checkout will know the cart, by SITE_ORIGIN, SESSION_COOKIE, SESSION_DOMAIN, CHECKOUT
           and CHECKOUT_PATHS of the environment

Without --cart nothing is written. The token is read from APP_TOKEN alone and is never printed.
Ends with 0: nothing, or small things; 1: parts of it stay empty; 2: the store cannot run; 64: this text.`

/** Throws a UsageError. */
export function readArguments(args: string[], token?: string): Options {
  const read = readOriginAndFlags(args, {
    usage: USAGE,
    flags: ['json', 'cart'],
    question: 'Which API? Give one address, such as https://api.example.com',
    hint: 'The store adds /api/v2/front/ itself'
  })
  return { ...read, token: readToken(token) }
}

/** On an invalid header, `fetch` prints the value. */
function readToken(token = ''): string {
  if (!token) throw new UsageError('The environment variable APP_TOKEN is missing: the token of your API', USAGE)
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new UsageError('APP_TOKEN holds a space, a line end or a letter with an accent', USAGE)
  return token
}
