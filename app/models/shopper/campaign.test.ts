import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedCampaign, type Campaign, formatCampaign, readCampaign } from './campaign.ts'

const ALL = '?utm_source=boletim&utm_medium=email&utm_campaign=ver%C3%A3o+2026&gclid=Cj0K.x-y_z&fbclid=IwAR1'

test('a campaign is read from an address, and nothing else', () => {
  expect(readCampaign(`${ALL}&busca=creatina&utm_nonsense=1`)).toEqual({
    utm_source: 'boletim',
    utm_medium: 'email',
    utm_campaign: 'verão 2026',
    gclid: 'Cj0K.x-y_z',
    fbclid: 'IwAR1'
  })
  expect(readCampaign('?UTM_Source=A&utm_source=b')).toEqual({ utm_source: 'A' })
  expect(readCampaign('?busca=creatina')).toEqual({})
})

test('a campaign drops odd characters, and names that are e-mail addresses', () => {
  expect(readCampaign('?utm_source=<b>x</b>%0D%0A;"')).toEqual({ utm_source: 'bx/b' })
  expect(readCampaign('?utm_content=ana@exemplo.com.br&gclid=a%20b')).toEqual({})
})

test('a campaign of any address is bounded and survives its cookie', () => {
  const value = fc.string({ unit: 'binary', maxLength: 150 }).map(text => encodeURIComponent(text.toWellFormed()))
  fc.assert(
    fc.property(value, value, (source, term) => {
      const campaign = readCampaign(`?utm_source=${source}&utm_term=${term}&gclid=${'x'.repeat(200)}`)
      const cookie = formatCampaign(campaign)
      expect(cookie ?? '').toMatch(/^[\w.*+%&=-]{0,2000}$/)
      if (cookie) expect(readCampaign(cookie)).toEqual(campaign)
    }),
    { numRuns: 40 }
  )
})

test('a campaign that is empty or too long for a cookie writes none', () => {
  expect(formatCampaign({})).toBeNull()
  const long = '漢'.repeat(100)
  expect(formatCampaign({ utm_source: long, utm_medium: long, utm_term: long })).toBeNull()
})

test('consent to measurement keeps campaign names, consent to marketing click ids, a refusal nothing', () => {
  const campaign: Campaign = readCampaign(ALL)
  const names = { utm_source: 'boletim', utm_medium: 'email', utm_campaign: 'verão 2026' }
  expect(allowedCampaign(campaign, { measurement: true, marketing: true })).toEqual(campaign)
  expect(allowedCampaign(campaign, { measurement: true, marketing: false })).toEqual(names)
  expect(allowedCampaign(campaign, { measurement: false, marketing: false })).toEqual({})
})
