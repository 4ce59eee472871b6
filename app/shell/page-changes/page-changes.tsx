import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { isOtherPage } from './other-page'

export const MAIN_ID = 'conteudo'

/** Says the title of a page that came without a document load, and moves the focus to its beginning. */
export function PageChanges() {
  const t = useTranslator()
  const { pathname, search, hash, key } = useLocation()
  const before = useRef<{ pathname: string; search: string; title: string } | null>(null)
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation, whose title is read here.
  useEffect(() => {
    const { title } = document
    const last = before.current
    before.current = { pathname, search, title }
    const isOther = last !== null && isOtherPage(last, { pathname, search })
    if (!last || (!isOther && last.title === title)) return
    setSaid(t('common.pageLoaded', { title }))
    if (isOther && !hash) focusMain()
    forgetStructuredData()
  }, [key])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}

// It is of the page that was loaded as a document.
function forgetStructuredData(): void {
  document.querySelector('script[type="application/ld+json"]')?.remove()
}

// The router scrolls by itself: to the top, to a hash, or back to where the shopper was.
function focusMain(): void {
  if (document.querySelector('dialog[open]')) return
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}
