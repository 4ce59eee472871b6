import { allowedCampaign, formatCampaign, readCampaign } from '../../../app/models/shopper/campaign.ts'
import { CAMPAIGN_COOKIE, CAMPAIGN_COOKIE_SECONDS } from '../../../app/models/shopper/campaign-cookie.ts'
import { CONSENT_COOKIE, parseConsent } from '../../../app/models/shopper/consent.ts'
import { withoutTracking } from '../../../app/models/shopper/tracking-parameters.ts'
import { readCookie } from '../../cookies.ts'
import { isDocument } from '../find-page.ts'
import type { EdgeContext, Middleware } from '../types.ts'

/** Redirects a document to its address without gclid, fbclid and utm_*, which a cookie keeps unless refused: decision 018. */
export const stripTracking: Middleware = async (c, next) => {
  const target = isDocument(c.req.method, new URL(c.req.url).pathname) ? withoutTracking(c.req.url) : null
  if (!target) return next()
  const campaign = campaignCookie(c)
  const cookie = campaign ? { 'set-cookie': campaign } : null
  return c.body(null, 302, { location: target, 'cache-control': 'no-store', ...cookie })
}

/** Not HttpOnly, because the page's scripts read it. Null when nothing may be stored. */
function campaignCookie({ req }: EdgeContext): string | null {
  if (req.header('sec-gpc') === '1' || req.header('dnt') === '1') return null
  const { search, protocol } = new URL(req.url)
  const consent = parseConsent(readCookie(req.header('cookie'), CONSENT_COOKIE))
  const value = formatCampaign(allowedCampaign(readCampaign(search), consent))
  const secure = protocol === 'https:' ? '; Secure' : ''
  return value && `${CAMPAIGN_COOKIE}=${value}; Path=/; Max-Age=${CAMPAIGN_COOKIE_SECONDS}; SameSite=Lax${secure}`
}
