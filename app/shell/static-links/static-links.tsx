import { useRef, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { isStorePage } from '../../links.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { savesData } from '../../ui/saves-data.ts'
import { useListener } from '../../ui/use-listener.ts'
import { whenIdle } from '../../ui/when-idle.ts'

const LINK = ':is([data-static], [data-product], [data-links]) a[href^="/"]'
const CARD = '[data-product] a'
const SEARCH = '[data-search] form'
const INTENT_MS = 100

export function StaticLinks() {
  const navigate = useNavigate()
  const [intended, setIntended] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function follow(link: HTMLAnchorElement, { pointerType }: PointerEvent) {
    const left = location.pathname + location.search
    const isCard = link.matches(CARD)
    await navigate(pathOf(link), {
      // A view transition costs a mid-range phone 0.8 s. After a touch, arriving-product.ts shows the product instead.
      viewTransition: isCard && pointerType !== 'touch',
      replace: link.href === location.href
    })
    // Back then waits for no data.
    if (isCard) whenIdle(() => prefetch(left))
  }

  function prefetch(page: string): void {
    if (!savesData()) setIntended(page)
  }

  useListener(globalThis.document, ['click'], event => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || !isPlainClick(event) || !isPage(link)) return
    event.preventDefault()
    clearTimeout(timer.current)
    setIntended('')
    void follow(link, event)
  })

  useListener(globalThis.document, ['submit'], event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !form.matches(SEARCH)) return
    event.preventDefault()
    const url = new URL(form.action)
    for (const [name, value] of new FormData(form)) url.searchParams.append(name, String(value))
    void navigate(pathOf(url), { replace: url.href === location.href })
  })

  function intend(event: Event): void {
    clearTimeout(timer.current)
    const link = linkOf(event)
    if (link?.matches(CARD)) timer.current = setTimeout(() => prefetch(pathOf(link)), INTENT_MS)
  }
  useListener(globalThis.document, ['pointerover', 'focusin'], intend, { passive: true })
  // A touch that scrolls follows no link.
  useListener(globalThis.document, ['pointercancel'], () => clearTimeout(timer.current))

  return intended ? <PrefetchPageLinks page={intended} /> : null
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null
}

function isPage({ pathname, target, download }: HTMLAnchorElement): boolean {
  return !target && !download && isStorePage(pathname)
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement | URL): string {
  return pathname + search + hash
}
