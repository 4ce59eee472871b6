import { readCampaign } from '../../models/shopper/campaign.ts'
import { type Consent, REFUSED } from '../../models/shopper/consent.ts'
import { dropEvents, type ShopEvent, takeEvents } from '../../stores/shop-events.ts'
import { forgetCookie, readConsent } from '../consent/stored-consent.ts'
import { campaignFields, forgetCampaign, keepCampaign } from './kept-campaign.ts'
import { createTranslation } from './messages.ts'
import { watchSeenLists } from './seen-lists.ts'
import { forgetUnsent, isTagManagerAsked, loadTagManager, pushCommand, send } from './tag-manager.ts'

interface Terms {
  consent: Consent
  gtm: string
  campaign: string
}

const GOOGLES = /^_(ga|gcl|gid)/

let translate: ReturnType<typeof createTranslation> | null = null
/** Sent with the next event only: the data layer keeps the fields. */
let campaignToSend: Record<string, string> = {}

export function applyConsent(terms: Terms): void {
  if (terms.consent.measurement) measure(terms)
  else stop()
}

function measure({ consent, gtm, campaign }: Terms): void {
  if (!translate) sayConsent('default', REFUSED)
  sayConsent('update', consent)
  campaignToSend = campaignFields(keepCampaign(readCampaign(campaign), { consent, now: Date.now() }))
  if (gtm) loadTagManager(gtm)
  translate ??= createTranslation()
  watchSeenLists()
  takeEvents(sendEvent)
}

/** Reads the consent again, because another tab may have withdrawn it. */
function sendEvent(event: ShopEvent): void {
  if (!translate || !readConsent()?.measurement) return
  send({ ...translate(event), ...campaignToSend, event_id: crypto.randomUUID() })
  campaignToSend = {}
}

/** Deletes everything that was measured. A loaded script cannot be unloaded, so the page reloads without it. */
function stop(): void {
  dropEvents()
  forgetUnsent()
  forgetCampaign()
  for (const name of document.cookie.split(/=[^;]*(?:; |$)/).filter(name => GOOGLES.test(name))) removeCookie(name)
  if (translate) sayConsent('update', REFUSED)
  if (isTagManagerAsked()) location.reload()
}

function sayConsent(kind: 'default' | 'update', { measurement, marketing }: Consent): void {
  const [measuring, advertising] = [measurement, marketing].map(allowed => (allowed ? 'granted' : 'denied'))
  pushCommand('consent', kind, {
    analytics_storage: measuring,
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising
  })
}

// Google Analytics sets its cookies on the widest domain that accepts them.
function removeCookie(name: string): void {
  const labels = location.hostname.split('.')
  for (const at of labels.keys()) forgetCookie(name, labels.slice(at).join('.'))
  forgetCookie(name)
}
