import { useEffect, useRef, useState } from 'react'
import { fetchPopups, type PopupLevel } from '../../api/popup.ts'
import { createBrowserTransport } from '../../api/transport.browser.ts'
import type { Popup } from '../../models/content/popup.ts'
import type { MapContext } from '../../models/store/map-context.ts'
import { useMapContext } from '../../stores/provider.tsx'
import { createShownPopups } from './shown-popups.ts'
import { waitForPopup } from './waiting-popup.ts'

export function usePopup(level: PopupLevel | null, mayShow: () => boolean) {
  const context = useMapContext()
  const isFirst = useRef(true)
  const [shown] = useState(() => createShownPopups(() => sessionStorage))
  const [popup, setPopup] = useState<Popup | null>(null)
  useEffect(() => {
    if (!level) return
    // The first page opened before this code loaded.
    const since = isFirst.current ? 0 : performance.now()
    isFirst.current = false
    const isFree = () => mayShow() && !isShopperBusy()
    let isCancelled = false
    let stop = () => {}
    void load(level, context).then(popups => {
      if (!isCancelled) stop = waitForPopup({ popups, since, shown, isFree, show: setPopup })
    })
    return () => {
      isCancelled = true
      stop()
    }
  }, [level, context, mayShow, shown])
  return { popup, close: () => setPopup(null) }
}

const loading = new Map<PopupLevel, Promise<Popup[]>>()

/** Requested once in the life of the page. A failed load yields an empty list. */
function load(level: PopupLevel, context: MapContext): Promise<Popup[]> {
  const known = loading.get(level)
  if (known) return known
  const popups = fetchPopups(createBrowserTransport(), level, context).then(result => (result.ok ? result.data : []))
  loading.set(level, popups)
  return popups
}

function isShopperBusy(): boolean {
  return (
    document.hidden ||
    document.querySelector('dialog[open], .pswp, [aria-expanded="true"][role="combobox"]') !== null ||
    document.activeElement?.matches('input, textarea, select') === true
  )
}
