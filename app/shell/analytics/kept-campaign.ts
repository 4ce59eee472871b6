import { allowedCampaign, type Campaign, readCampaign } from '../../models/shopper/campaign'
import type { Consent } from '../../models/shopper/consent'

const KEY = 'campaign'
const KEPT_MS = 90 * 86_400_000

type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps the campaign of a shopper who agreed for 90 days. A later campaign replaces it. Parameters that the consent no
 * longer covers are removed.
 */
export function keepCampaign(store: Store, arrived: Campaign, { consent, now }: { consent: Consent; now: number }) {
  const hasArrived = Object.keys(arrived).length > 0
  const { since, campaign } = hasArrived ? { since: now, campaign: arrived } : readKept(store, now)
  const allowed = allowedCampaign(campaign, consent)
  write(store, Object.keys(allowed).length > 0 ? `${since} ${new URLSearchParams(allowed)}` : null)
  return allowed
}

export function forgetCampaign(store: Store): void {
  write(store, null)
}

/** Maps to GA4's names: `campaign_source`, `campaign_name` and so on. */
export function campaignFields(campaign: Campaign): Record<string, string> {
  return Object.fromEntries(
    Object.entries(campaign).map(([name, value]) => [
      `campaign_${name === 'utm_campaign' ? 'name' : name.replace('utm_', '')}`,
      value
    ])
  )
}

function readKept(store: Store, now: number): { since: number; campaign: Campaign } {
  const [since = '', query = ''] = read(store)?.split(' ') ?? []
  const age = now - Number(since)
  const isYoung = since !== '' && age >= 0 && age < KEPT_MS
  return { since: Number(since), campaign: isYoung ? readCampaign(query) : {} }
}

function read(store: Store): string | null {
  try {
    return store().getItem(KEY)
  } catch {
    return null
  }
}

function write(store: Store, value: string | null): void {
  try {
    if (value === null) store().removeItem(KEY)
    else store().setItem(KEY, value)
  } catch {
    // Storage is full or blocked: only this page knows the campaign.
  }
}
