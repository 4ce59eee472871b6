import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { CART_PATH } from '../../models/cart'
import { markMovingPicture } from '../../sections/product-card/moving-picture'

/** Links that React does not own: of static parts, product cards and menus. */
const LINK = ':is([data-static], [data-product], [data-links]) a[href^="/"]'
const INTENT_MS = 100

/** They navigate in the browser as the router's own links do; those of cards are fetched ahead on intent. */
export function StaticLinks() {
  const navigate = useNavigate()
  const [intended, setIntended] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    const listening = { signal: controller.signal, passive: true }
    let timer: ReturnType<typeof setTimeout> | undefined

    function click(event: MouseEvent): void {
      const link = linkOf(event)
      if (!link || event.defaultPrevented || !isPlain(event) || !isPage(link)) return
      event.preventDefault()
      clearTimeout(timer)
      setIntended('')
      const isCard = link.matches('[data-product] a')
      if (isCard) markMovingPicture(link)
      void navigate(pathOf(link), { viewTransition: isCard, replace: link.href === location.href })
    }

    function intend(event: Event): void {
      clearTimeout(timer)
      const link = linkOf(event)
      if (link?.matches('[data-product] a')) timer = setTimeout(() => setIntended(pathOf(link)), INTENT_MS)
    }

    document.addEventListener('click', click, { signal: controller.signal })
    for (const event of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(event, intend, listening)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [navigate])
  return intended ? <PrefetchPageLinks page={intended} /> : null
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null
}

/** Of the router. The cart's page is the checkout's, and files are no pages. */
function isPage({ pathname, target, download }: HTMLAnchorElement): boolean {
  return !target && !download && pathname !== CART_PATH && !/\.\w+$/.test(pathname)
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
