import { readCampaign } from '../../models/campaign'
import { type Consent, REFUSED } from '../../models/consent'
import { dropEvents, type ShopEvent, takeEvents } from '../../stores/shop-events'
import { forgetCookie, readConsent } from '../consent/stored-consent'
import { pushCommand } from './data-layer'
import { campaignFields, forgetCampaign, keepCampaign } from './kept-campaign'
import { createTranslation } from './messages'
import { watchSeenLists } from './seen-lists'
import { forgetUnsent, isTagManagerAsked, loadTagManager, send } from './tag-manager'

interface Terms {
  consent: Consent
  /** Id of the store's tag manager, or ''. */
  gtm: string
  /** What this visit came by, as the campaign's cookie had it. */
  campaign: string
}

let translate: ReturnType<typeof createTranslation> | null = null
/** Goes with the next event: once is enough, the data layer keeps it. */
let campaignToSend: Record<string, string> = {}

/** Measures from now on as the shopper has answered, or no longer. */
export function applyConsent(terms: Terms): void {
  if (terms.consent.measurement) measure(terms)
  else stop()
}

function measure({ consent, gtm, campaign }: Terms): void {
  if (!translate) sayConsent('default', REFUSED)
  sayConsent('update', consent)
  campaignToSend = campaignFields(
    keepCampaign(() => localStorage, readCampaign(campaign), { consent, now: Date.now() })
  )
  if (gtm) loadTagManager(gtm)
  translate ??= createTranslation()
  watchSeenLists()
  takeEvents(sendEvent)
}

/** Another tab may have refused since. */
function sendEvent(event: ShopEvent): void {
  if (!translate || !readConsent()?.measurement) return
  send({ ...translate(event), ...campaignToSend, event_id: crypto.randomUUID() })
  campaignToSend = {}
}

/** Nothing of what was measured stays here. A script that is loaded cannot be taken back: the page begins anew without it. */
function stop(): void {
  dropEvents()
  forgetUnsent()
  forgetCampaign(() => localStorage)
  for (const name of document.cookie.split(/=[^;]*(?:; |$)/).filter(isGoogles)) removeCookie(name)
  if (translate) sayConsent('update', REFUSED)
  if (isTagManagerAsked()) location.reload()
}

/** Google's consent mode, version 2. */
function sayConsent(kind: 'default' | 'update', { measurement, marketing }: Consent): void {
  const [measuring, advertising] = [measurement, marketing].map(allowed => (allowed ? 'granted' : 'denied'))
  pushCommand('consent', kind, {
    analytics_storage: measuring,
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising
  })
}

function isGoogles(cookie: string): boolean {
  return /^_(ga|gcl|gid)/.test(cookie)
}

// They are set on the widest domain that takes them.
function removeCookie(name: string): void {
  const labels = location.hostname.split('.')
  for (const at of labels.keys()) forgetCookie(name, labels.slice(at).join('.'))
  forgetCookie(name)
}
