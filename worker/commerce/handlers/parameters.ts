import { resolvePath } from '../queries/resolve.ts'
import { parseListing } from '../rules/listing-request.ts'
import { sitePath } from '../rules/site-path.ts'
import { wholeNumber } from '../rules/whole-number.ts'
import { type CommerceContext, refuse } from './errors.ts'

/** The parameters of a listing. An invalid page is a 400. */
export function listingRequest(c: CommerceContext) {
  const parsed = parseListing(new URL(c.req.url).searchParams)
  return parsed.ok ? parsed.request : refuse(c, 400, `bad-${parsed.parameter}`)
}

export function resolveUrl(c: CommerceContext) {
  return resolvePath(c.env.db, sitePath(c.req.query('url') ?? ''))
}

/** The id of the record that the `url` parameter leads to. Anything but a page of this type is a 404. */
export async function idOfUrl(c: CommerceContext, nivel: string): Promise<number> {
  const resolved = await resolveUrl(c)
  return resolved?.nivel === nivel ? resolved.id : refuse(c, 404, 'not-found')
}

export function offsetOf(c: CommerceContext): number {
  const value = c.req.query('offset') ?? ''
  return /^\d{1,6}$/.test(value) ? Number(value) : 0
}

/** A whole number; the default when absent or empty. An invalid one is a 400. */
export function numberOf<Default>(c: CommerceContext, name: string, otherwise: Default, from: number, to?: number) {
  const value = wholeNumber(c.req.query(name), otherwise, from, to)
  return value === undefined ? refuse(c, 400, 'bad-field', { field: name }) : value
}

const MAX_LIMIT = 100

/** `limit` of showcases and banners, at most a hundred; the default when absent or invalid. */
export function limitOf<Default>(c: CommerceContext, otherwise: Default): number | Default {
  const value = c.req.query('limit') ?? ''
  return /^\d{1,4}$/.test(value) ? Math.min(Number(value), MAX_LIMIT) : otherwise
}
