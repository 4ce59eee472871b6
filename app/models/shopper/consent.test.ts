import { expect, test } from 'vitest'
import { ACCEPTED, parseConsent, REFUSED } from './consent.ts'
import { consentCookie } from './consent-cookie.ts'

const now = new Date('2026-01-31T23:00:00Z')

const stored = (cookie: string) => /^consent=([^;]*)/.exec(cookie)?.[1]

test('consent is kept with its question and its day, for 180 days', () => {
  expect(consentCookie(ACCEPTED, { now, secure: true })).toBe(
    'consent=1.20260131.11; Path=/; Max-Age=15552000; SameSite=Lax; Secure'
  )
})

test.each([ACCEPTED, REFUSED, { measurement: true, marketing: false }])(
  'consent is read as it was given: %o',
  choice => {
    expect(parseConsent(stored(consentCookie(choice, { now, secure: false })))).toEqual(choice)
  }
)

test('marketing needs measurement', () => {
  const cookie = consentCookie({ measurement: false, marketing: true }, { now, secure: false })
  expect(parseConsent(stored(cookie))).toEqual(REFUSED)
})

test.each([undefined, null, '', 'true', '1', '1.20260131', '2.20260131.11', '1.20260131.12', '1.x.11'])(
  '%j is no consent',
  value => expect(parseConsent(value)).toBeNull()
)
