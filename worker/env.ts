import * as v from 'valibot'
import { type AdultMark, readAdultMarks } from '../app/models/product/adult-mark.ts'
import { isIndexNowKey } from './index-now-key.ts'

/** Bindings and variables of `wrangler.toml`. */
export interface Bindings {
  API_ORIGIN?: string
  APP_TOKEN?: string
  SITE_ORIGIN?: string
  IMAGE_HOSTS?: string
  SESSION_COOKIE?: string
  DEFAULT_RATING?: string
  ADULT_MARKS?: string
  SENTRY_DSN?: string
  STATUS_TOKEN?: string
  INDEXNOW_KEY?: string
  ASSETS: Fetcher
  IMAGES: ImagesBinding
  CACHE: KVNamespace
  SESSIONS: KVNamespace
  DB: D1Database
  MEDIA: R2Bucket
  LIMITER_LOGIN?: RateLimit
  LIMITER_WRITES?: RateLimit
  LIMITER_ZIP?: RateLimit
  LIMITER_SEARCH?: RateLimit
  LIMITER_STORE_KEY?: RateLimit
  LIMITER_API?: RateLimit
  LIMITER_IMAGES?: RateLimit
}

/** Configuration, parsed once per isolate. Origins have no trailing slash. Without `apiOrigin` the embedded backend serves. */
export interface Config {
  apiOrigin: string | null
  appToken: string
  siteOrigin: string | null
  imageHosts: string[]
  sessionCookie: string
  defaultRating: boolean
  /** Marks that identify products for adults. */
  adultMarks: readonly AdultMark[]
  /** DSN of the error collector. When empty, errors are only logged. */
  sentryDsn: string
  /** Secret of /_status. When empty, /_status is closed. */
  statusToken: string
  /** Key that proves to IndexNow who owns the shop. Empty for none. */
  indexNowKey: string
}

/** Throws an Error that names the variable when one is missing or malformed. */
export function readConfig(env: Bindings): Config {
  requireBindings(env)
  const apiOrigin = readOrigin('API_ORIGIN', env.API_ORIGIN)
  return {
    apiOrigin,
    appToken: readRequired('APP_TOKEN', env.APP_TOKEN),
    siteOrigin: readOrigin('SITE_ORIGIN', env.SITE_ORIGIN),
    imageHosts: readHosts(env.IMAGE_HOSTS, apiOrigin),
    sessionCookie: env.SESSION_COOKIE?.trim() || '__Host-sid',
    defaultRating: readSwitch('DEFAULT_RATING', env.DEFAULT_RATING),
    adultMarks: readMarks(env.ADULT_MARKS),
    sentryDsn: readDsn(env.SENTRY_DSN),
    statusToken: env.STATUS_TOKEN?.trim() ?? '',
    indexNowKey: readIndexNowKey(env.INDEXNOW_KEY)
  }
}

const REQUIRED_BINDINGS = ['ASSETS', 'IMAGES', 'CACHE', 'SESSIONS', 'DB', 'MEDIA'] as const

function requireBindings(env: Bindings): void {
  for (const name of REQUIRED_BINDINGS) {
    if (!env[name]) throw new Error(`The binding ${name} is missing: see wrangler.toml`)
  }
}

function readRequired(name: string, value: string | undefined): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.trim(), v.minLength(1)), value)
  if (!parsed.success) throw new Error(`${name} is not set: put it in .dev.vars, or run "wrangler secret put ${name}"`)
  return parsed.output
}

function readOrigin(name: string, value: string | undefined): string | null {
  if (!value?.trim()) return null
  const url = URL.parse(value.trim())
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${name} must be an http(s) origin, not "${value}"`)
  return url.origin
}

function readSwitch(name: string, value: string | undefined): boolean {
  const word = value?.trim().toLowerCase() ?? ''
  if (!['', 'off', 'on'].includes(word)) throw new Error(`${name} must be "on" or "off", not "${value}"`)
  return word === 'on'
}

function readMarks(value: string | undefined): AdultMark[] {
  const marks = readAdultMarks(value ?? '')
  if (!marks) throw new Error(`ADULT_MARKS must be like "selo: +18, filtro: Teor alcoólico", not "${value}"`)
  return marks
}

function readDsn(value: string | undefined): string {
  const dsn = value?.trim() ?? ''
  if (dsn && !URL.parse(dsn)?.username)
    throw new Error('SENTRY_DSN must be an address with a key: https://key@host/project')
  return dsn
}

function readIndexNowKey(value: string | undefined): string {
  const key = value?.trim() ?? ''
  if (key && !isIndexNowKey(key)) throw new Error('INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens')
  return key
}

function readHosts(value: string | undefined, apiOrigin: string | null): string[] {
  const listed = (value ?? '').split(',').map(host => host.trim().toLowerCase())
  return [...new Set([...listed, apiOrigin ? new URL(apiOrigin).host : ''])].filter(Boolean)
}
