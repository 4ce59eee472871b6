import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { campaignFields, forgetCampaign, keepCampaign } from './kept-campaign.ts'

const DAY_MS = 86_400_000
const all = { measurement: true, marketing: true }
const campaign = { utm_source: 'boletim', utm_campaign: 'verão', gclid: 'Cj0K' }

const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key)
  })
})

afterEach(() => vi.unstubAllGlobals())

test('a campaign is kept for 90 days, and a later one replaces it', () => {
  const at = (days: number, arrived = {}) => keepCampaign(arrived, { consent: all, now: days * DAY_MS })
  expect(at(1, campaign)).toEqual(campaign)
  expect(at(90)).toEqual(campaign)
  expect(at(91)).toEqual({})
  expect(values.size).toBe(0)
  at(92, campaign)
  expect(at(93, { utm_source: 'outra' })).toEqual({ utm_source: 'outra' })
})

test('a campaign is deleted when consent no longer allows it', () => {
  const keep = (consent: typeof all) => keepCampaign({}, { consent, now: 0 })
  keepCampaign(campaign, { consent: all, now: 0 })
  keep({ measurement: true, marketing: false })
  expect(keep(all)).toEqual({ utm_source: 'boletim', utm_campaign: 'verão' })
  forgetCampaign()
  expect(values.size).toBe(0)
})

test('a campaign lasts for the page where the browser stores nothing', () => {
  vi.stubGlobal('localStorage', null)
  expect(keepCampaign(campaign, { consent: all, now: 0 })).toEqual(campaign)
  expect(keepCampaign({}, { consent: all, now: 0 })).toEqual({})
})

test('a campaign has GA4’s names', () => {
  expect(campaignFields({ ...campaign, utm_medium: 'email', utm_id: '7' })).toEqual({
    campaign_source: 'boletim',
    campaign_medium: 'email',
    campaign_name: 'verão',
    campaign_id: '7',
    campaign_gclid: 'Cj0K'
  })
})
