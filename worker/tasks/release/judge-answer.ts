import * as v from 'valibot'
import type { Answer } from './visit.ts'

/** Only files of the store's host: editors' pages may name scripts of other hosts. */
const OWN_FILE = /["'(](\/assets\/[\w.-]+\.(?:js|css))\b/g

/** Each returns what is wrong with an answer; '' when nothing is. */
export type Judge = (answer: Answer) => string

const healthSchema = v.object({ ok: v.literal(true), version: v.string() })
const cartSchema = v.object({ itens: v.array(v.unknown()) })

export function judgeHealth(version: string): Judge {
  return answer => {
    const fault = judgeType(answer, 'application/json')
    const health = fault ? null : readJson(healthSchema, answer.body)
    if (fault || !health) return fault || 'says nothing of a version'
    return health.version === version ? '' : `is of version ${health.version}`
  }
}

export function judgeCart(answer: Answer): string {
  return judgeType(answer, 'application/json') || (readJson(cartSchema, answer.body) ? '' : 'is no cart')
}

export function judgeCrawlerFile(answer: Answer): string {
  return judgeType(answer, 'text/plain') || (linksIn(answer.body).length > 0 ? '' : 'has no link')
}

/** The document is complete and names files of this build alone. */
export function judgeDocument(files: ReadonlySet<string>): Judge {
  return answer => {
    const fault = judgeType(answer, 'text/html')
    if (fault) return fault
    if (!answer.body.includes('</html>')) return 'breaks off'
    const named = [...answer.body.matchAll(OWN_FILE)].map(([, name = '']) => name)
    const foreign = named.find(name => !files.has(name))
    if (foreign) return `names ${foreign}, which is no file of this build`
    return named.length > 0 ? '' : 'names no script'
  }
}

export function judgeListing(files: ReadonlySet<string>): Judge {
  const judge = judgeDocument(files)
  return answer => judge(answer) || (productsIn(answer.body).length > 0 ? '' : 'lists no product')
}

export function judgeProduct(files: ReadonlySet<string>): Judge {
  const judge = judgeDocument(files)
  return answer => judge(answer) || (answer.body.includes('"@type":"Product"') ? '' : 'describes no product')
}

/** Paths, in the order of a Markdown text. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].flatMap(([, address = '']) => pathOf(address))
}

/** Paths of the products of a listing, by its structured data. */
export function productsIn(html: string): string[] {
  const list = /"@type":"ItemList".*?<\/script>/s.exec(html)?.[0] ?? ''
  return [...list.matchAll(/"url":"(https?:[^"]+)"/g)].flatMap(([, address = '']) => pathOf(address))
}

function pathOf(address: string): string[] {
  const url = URL.parse(address)
  return url ? [url.pathname + url.search] : []
}

function judgeType({ status, type, body }: Answer, expected: string): string {
  if (status === 0) return `does not answer: ${body}`
  if (status !== 200) return `answers ${status}`
  return type.startsWith(expected) ? '' : `is ${type || 'of no type'}, not ${expected}`
}

function readJson<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return null
  }
}
