import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { type AdultVerifier, declaredAge } from '../../models/product/age-gate.ts'
import { useMapContext } from '../../stores/provider.tsx'
import { NoScript } from '../../ui/no-script.tsx'
import { part } from '../../ui/part.tsx'
import type { GateProps } from './gate-dialog.tsx'

interface AgeGateProps {
  age: number
  isCrawler?: boolean
  onDecline?: () => void
}

// Browsers ignore the content of `noscript`, so its code and texts mostly stay on the server.
const AgeNotice = part(async () => (await import('./age-notice.tsx')).AgeNotice)

/**
 * Spec 5 and 9: asks for the age before a product for adults. Only the browser knows whether to ask. Declining navigates
 * home, unless the product is above a public page (`onDecline`). Where the checkout asks, the page only informs.
 */
export function AgeGate({ age, isCrawler, onDecline }: AgeGateProps) {
  const { adultVerifier } = useMapContext()
  const [Dialog, setDialog] = useState<ComponentType<GateProps> | null>(null)
  const isInformation = adultVerifier === 'checkout'
  useEffect(() => {
    if (isInformation || SEARCH_ENGINE.test(navigator.userAgent)) return
    let isMounted = true
    loadGate(adultVerifier, age).then(
      loaded => isMounted && setDialog(() => loaded),
      () => {}
    )
    return () => {
      isMounted = false
    }
  }, [age, adultVerifier, isInformation])
  const notice = <AgeNotice age={age} />
  if (isInformation) return <Suspense>{notice}</Suspense>
  return (
    <>
      {isCrawler ? null : <NoScript>{notice}</NoScript>}
      {Dialog ? <Dialog age={age} onDone={() => setDialog(null)} onDecline={onDecline} /> : null}
    </>
  )
}

// Crawlers that run scripts. The server's own test is broader and may match a person's browser.
const SEARCH_ENGINE = /bot\b|spider|crawl/i

async function loadGate(verifier: AdultVerifier | undefined, age: number): Promise<ComponentType<GateProps> | null> {
  if (verifier === 'account') return (await import('./account-gate.tsx')).AccountGate
  return declaredAge(document.cookie) >= age ? null : (await import('./age-dialog.tsx')).AgeDialog
}
