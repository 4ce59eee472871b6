import { readAdultMarks } from '../app/models/product/adult-mark.ts'
import { ADULT_VERIFIERS, type AdultVerifier } from '../app/models/product/age-gate.ts'
import { type CheckoutVars, readCheckout } from './checkout/settings.ts'
import { readOrigin } from './read-origin.ts'

type LimiterName = Extract<keyof Env, `LIMITER_${string}`>
type Optional = LimiterName | 'COMMERCE'
type Generated = Omit<Env, Optional | 'API_ORIGIN' | 'SITE_ORIGIN' | 'IMAGE_HOSTS'> & Partial<Pick<Env, Optional>>

export interface Bindings extends Generated, CheckoutVars {
  API_ORIGIN?: string
  APP_TOKEN?: string
  SITE_ORIGIN?: string
  IMAGE_HOSTS?: string
  DEFAULT_RATING?: string
  ADULT_MARKS?: string
  REGISTRATION?: string
  ADULT_VERIFIER?: string
  SENTRY_DSN?: string
  STATUS_TOKEN?: string
  PURGE_TOKEN?: string
  INDEXNOW_KEY?: string
  VITALS?: AnalyticsEngineDataset
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET_KEY?: string
}

export type Config = ReturnType<typeof readConfig>

const REQUIRED_BINDINGS = ['ASSETS', 'IMAGES', 'CACHE'] as const

/** Origins have no trailing slash. Throws an Error that names a missing or malformed variable. */
export function readConfig(env: Bindings) {
  for (const name of REQUIRED_BINDINGS) {
    if (!env[name]) throw new Error(`The binding ${name} is missing: see wrangler.toml`)
  }
  const apiOrigin = readOrigin('API_ORIGIN', env.API_ORIGIN)
  const siteOrigin = readOrigin('SITE_ORIGIN', env.SITE_ORIGIN)
  return {
    /** Null: the embedded backend serves. */
    apiOrigin,
    appToken: readAppToken(env.APP_TOKEN),
    siteOrigin,
    imageHosts: readHosts(env.IMAGE_HOSTS, apiOrigin),
    ...readCheckout(env, { apiOrigin, siteOrigin }),
    defaultRating: readSwitch('DEFAULT_RATING', env.DEFAULT_RATING),
    adultMarks: readMarks(env.ADULT_MARKS),
    registration: readRegistration(env.REGISTRATION, apiOrigin),
    adultVerifier: readVerifier(env.ADULT_VERIFIER),
    sentryDsn: readDsn(env.SENTRY_DSN),
    /** When empty, /_status is closed. */
    statusToken: env.STATUS_TOKEN?.trim() ?? '',
    /** When empty, /_purge is closed. */
    purgeToken: env.PURGE_TOKEN?.trim() ?? '',
    indexNowKey: readIndexNowKey(env.INDEXNOW_KEY),
    turnstileKey: readTurnstileKey(env)
  }
}

function readAppToken(value: string | undefined): string {
  const token = value?.trim()
  if (!token) throw new Error('APP_TOKEN is not set: put it in .dev.vars, or run "wrangler secret put APP_TOKEN"')
  return token
}

function readSwitch(name: string, value: string | undefined): boolean {
  const word = value?.trim().toLowerCase() ?? ''
  if (!['', 'off', 'on'].includes(word)) throw new Error(`${name} must be "on" or "off", not "${value}"`)
  return word === 'on'
}

function readMarks(value = '') {
  const marks = readAdultMarks(value)
  if (!marks)
    throw new Error(`ADULT_MARKS must be like "selo: +18, palavra: kombucha alcoólica", or "off", not "${value}"`)
  return marks
}

/** Null: the API is asked. A path is one of the API's host. */
function readRegistration(value = '', apiOrigin: string | null): 'on' | { page: string } | null {
  const said = value.trim()
  if (said === '' || said.toLowerCase() === 'on') return said ? 'on' : null
  const url = URL.parse(said, said.startsWith('/') ? (apiOrigin ?? undefined) : undefined)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`REGISTRATION must be "on", an address, or a path of API_ORIGIN, not "${value}"`)
  return { page: url.href }
}

function readVerifier(value = ''): AdultVerifier {
  const name = value.trim().toLowerCase() || 'declaration'
  const known = ADULT_VERIFIERS.find(verifier => verifier === name)
  if (!known) throw new Error(`ADULT_VERIFIER must be one of ${ADULT_VERIFIERS.join(', ')}, not "${value}"`)
  return known
}

function readDsn(value: string | undefined): string {
  const dsn = value?.trim() ?? ''
  if (dsn && !URL.parse(dsn)?.username)
    throw new Error('SENTRY_DSN must be an address with a key: https://key@host/project')
  return dsn
}

/** The site key. The secret is read where it is used. */
function readTurnstileKey({ TURNSTILE_SITE_KEY = '', TURNSTILE_SECRET_KEY = '' }: Bindings): string {
  if (Boolean(TURNSTILE_SITE_KEY) !== Boolean(TURNSTILE_SECRET_KEY))
    throw new Error('TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together: set both or none')
  return TURNSTILE_SITE_KEY
}

function readIndexNowKey(value: string | undefined): string {
  const key = value?.trim() ?? ''
  if (key && !isIndexNowKey(key)) throw new Error('INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens')
  return key
}

export function isIndexNowKey(key: string): boolean {
  return /^[a-zA-Z0-9-]{8,128}$/.test(key)
}

function readHosts(value: string | undefined, apiOrigin: string | null): string[] {
  const listed = (value ?? '').split(',').map(host => host.trim().toLowerCase())
  return [...new Set([...listed, apiOrigin ? new URL(apiOrigin).host : ''])].filter(Boolean)
}
