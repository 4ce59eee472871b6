import { allowedCampaign, type Campaign, readCampaign } from '../../models/shopper/campaign.ts'
import type { Consent } from '../../models/shopper/consent.ts'
import { readStored, writeStored } from '../../ui/local-storage.ts'

const KEY = 'campaign'
const KEPT_MS = 90 * 86_400_000

/** A later campaign replaces the kept one. Parameters that the consent no longer covers are removed. */
export function keepCampaign(arrived: Campaign, { consent, now }: { consent: Consent; now: number }): Campaign {
  const hasArrived = Object.keys(arrived).length > 0
  const { since, campaign } = hasArrived ? { since: now, campaign: arrived } : readKept(now)
  const allowed = allowedCampaign(campaign, consent)
  writeStored(KEY, Object.keys(allowed).length > 0 ? `${since} ${new URLSearchParams(allowed)}` : null)
  return allowed
}

export function forgetCampaign(): void {
  writeStored(KEY, null)
}

export function campaignFields(campaign: Campaign): Record<string, string> {
  const fields = Object.entries(campaign).map(([name, value]) => [
    `campaign_${name === 'utm_campaign' ? 'name' : name.replace('utm_', '')}`,
    value
  ])
  return Object.fromEntries(fields)
}

function readKept(now: number): { since: number; campaign: Campaign } {
  const [since = '', query = ''] = readStored(KEY)?.split(' ') ?? []
  const age = now - Number(since)
  const isYoung = since !== '' && age >= 0 && age < KEPT_MS
  return { since: Number(since), campaign: isYoung ? readCampaign(query) : {} }
}
