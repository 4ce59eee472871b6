import type { Consent } from './consent.ts'

export type Campaign = Partial<Record<(typeof SOURCES)[number] | (typeof CLICKS)[number], string>>

const SOURCES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'] as const
/** Click ids, by which an advertiser may recognise the person. */
const CLICKS = ['gclid', 'fbclid'] as const

const MAX_NAME = 100
/** The longest click ids in use have about 180 characters. */
const MAX_CLICK = 256
const MAX_COOKIE = 2_000

/** Reads a query or the cookie's value. The first value of a repeated name counts. */
export function readCampaign(query: string): Campaign {
  const given = new Map([...new URLSearchParams(query)].reverse().map(([name, value]) => [name.toLowerCase(), value]))
  return Object.fromEntries(
    [
      ...SOURCES.map(name => [name, cleanName(given.get(name) ?? '')]),
      ...CLICKS.map(name => [name, cleanClick(given.get(name) ?? '')])
    ].filter(([, value]) => value !== '')
  )
}

export function formatCampaign(campaign: Campaign): string | null {
  const text = String(new URLSearchParams(campaign))
  return text === '' || text.length > MAX_COOKIE ? null : text
}

/** The part that the shopper's consent allows. Before an answer, all of it: it stays in memory. */
export function allowedCampaign(campaign: Campaign, consent: Consent | null): Campaign {
  if (!consent) return campaign
  const allowed = [...(consent.measurement ? SOURCES : []), ...(consent.marketing ? CLICKS : [])]
  return Object.fromEntries(allowed.filter(name => campaign[name]).map(name => [name, campaign[name]]))
}

// An e-mail address must not be sent as the name of a campaign.
function cleanName(value: string): string {
  if (value.includes('@')) return ''
  const signs = [...value.replace(/[^\p{L}\p{N} ._~+:|/-]/gu, '').trim()]
  return signs.slice(0, MAX_NAME).join('').trim()
}

// Drops a click id that is too long or has other characters: a truncated id is useless.
function cleanClick(value: string): string {
  return value.length <= MAX_CLICK && /^[\w.-]+$/.test(value) ? value : ''
}
