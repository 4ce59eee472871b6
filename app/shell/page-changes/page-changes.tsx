import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { dropEvents } from '../../stores/shop-events.ts'
import { MAIN_ID } from './main-id.ts'
import { isOtherPage } from './other-page.ts'
import type { Place } from './place-before.ts'

export function PageChanges({ placeBefore }: { placeBefore: RefObject<Place> }) {
  const t = useTranslator()
  const { pathname, search, hash, key } = useLocation()
  const isLate = useRef(true)
  const [said, setSaid] = useState('')
  useReloadAfterTracking(placeBefore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation, whose title is read here.
  useEffect(() => {
    const { title, activeElement, body } = document
    // If this code loaded after the navigation, the shopper may have moved the focus already.
    const isTaken = isLate.current && activeElement !== body
    isLate.current = false
    const last = placeBefore.current
    const isOther = isOtherPage(last, { pathname, search })
    if (last.key === key || (!isOther && last.title === title)) return
    setSaid(t('common.pageLoaded', { title }))
    if (isOther && !hash && !isTaken) focusMain()
    forgetStructuredData()
  }, [key])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}

// The JSON-LD belongs to the page that was loaded as a document.
function forgetStructuredData(): void {
  document.querySelector('script[type="application/ld+json"]')?.remove()
}

// The router restores the scroll position itself, so the focus must not scroll.
function focusMain(): void {
  if (document.querySelector('dialog[open]')) return
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/** Spec 4. The server strips every document address; links inside the store, such as banners, may carry parameters. */
function useReloadAfterTracking(placeBefore: RefObject<Place>): void {
  const { search, key } = useLocation()
  const before = useRef<Pick<Place, 'search' | 'key'>>(placeBefore.current)
  useLayoutEffect(() => {
    const previous = before.current
    before.current = { search, key }
    if (previous.key !== key && SUSPECT.test(previous.search)) void reloadClean()
  }, [search, key])
}

// A rough check that avoids loading tracking-parameters.ts. A false positive only reloads one page too many.
const SUSPECT = /[?&](gclid|fbclid|utm_)/i

async function reloadClean(): Promise<void> {
  // The next document records these events again.
  dropEvents()
  const { withoutTracking } = await import('../../models/shopper/tracking-parameters.ts')
  const clean = withoutTracking(location.href)
  if (clean) location.replace(clean + location.hash)
  else location.reload()
}
