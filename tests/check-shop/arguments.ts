import { readOriginAndFlags } from '../checks/origin.ts'

export interface Options {
  /** Scheme and host, without a trailing slash. */
  origin: string
  json: boolean
  all: boolean
  cart: boolean
}

const USAGE = `Usage: npm run check-shop -- https://www.example.com [--json] [--all] [--cart]

Reads a running shop as a visitor does, and says which duty of a Brazilian shop for supplements fails where.
  --json   the same as JSON: npm run --silent check-shop -- https://www.example.com --json
  --all    every page of the sitemap and the feed, in place of about 20 products
  --cart   also posts forms of products: an adult item without an answer, and another one to see the cart's prices

Without --cart nothing is written. It is no legal advice: a lawyer confirms what it finds, and what it does not.
Ends with 0: nothing, or things to look at; 1: duties fail; 2: the shop cannot be read; 64: this text.`

/** Throws a UsageError. */
export function readArguments(args: string[]): Options {
  return readOriginAndFlags(args, {
    usage: USAGE,
    flags: ['json', 'all', 'cart'],
    question: 'Which shop? Give one address, such as https://www.example.com',
    hint: 'The check begins at the home page'
  })
}
