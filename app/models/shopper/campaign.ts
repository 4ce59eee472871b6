import type { Consent } from './consent.ts'

/** Where a visit came from, by the name that its parameter has: sanitised, and bounded in number and length. */
export type Campaign = Partial<Record<CampaignParameter, string>>

export type CampaignParameter = (typeof SOURCES)[number] | (typeof CLICKS)[number]

/** How a campaign was named: nothing in it is of one person. */
const SOURCES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'] as const
/** Ids of one click, by which an advertiser may know the person again. */
const CLICKS = ['gclid', 'fbclid'] as const

const MAX_NAME = 100
/** The longest click ids that are seen have about 180 signs. */
const MAX_CLICK = 256
const MAX_COOKIE = 2_000

/** Reads a query, or the cookie's value. Of a name that stands there twice the first counts. */
export function readCampaign(query: string): Campaign {
  const given = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) {
    if (!given.has(name.toLowerCase())) given.set(name.toLowerCase(), value)
  }
  return Object.fromEntries(
    [
      ...SOURCES.map(name => [name, cleanName(given.get(name) ?? '')]),
      ...CLICKS.map(name => [name, cleanClick(given.get(name) ?? '')])
    ].filter(([, value]) => value !== '')
  )
}

/** For the cookie, whose every sign may stand there; null when there is nothing to keep, or too much for a cookie. */
export function formatCampaign(campaign: Campaign): string | null {
  const text = String(new URLSearchParams(campaign))
  return text === '' || text.length > MAX_COOKIE ? null : text
}

/** What the shopper's answer lets be known. While there is none everything waits, in memory alone. */
export function allowedCampaign(campaign: Campaign, consent: Consent | null): Campaign {
  if (!consent) return campaign
  const allowed = [...(consent.measurement ? SOURCES : []), ...(consent.marketing ? CLICKS : [])]
  return Object.fromEntries(allowed.filter(name => campaign[name]).map(name => [name, campaign[name]]))
}

// An address of somebody has no business in the name of a campaign.
function cleanName(value: string): string {
  if (value.includes('@')) return ''
  const signs = [...value.replace(/[^\p{L}\p{N} ._~+:|/-]/gu, '').trim()]
  return signs.slice(0, MAX_NAME).join('').trim()
}

// A click id that was cut, or has other signs, is none.
function cleanClick(value: string): string {
  return value.length <= MAX_CLICK && /^[\w.-]+$/.test(value) ? value : ''
}
