import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'

export const MAIN_ID = 'conteudo'

/** Says the title of a page that came without a document load, and moves the focus to its beginning. */
export function PageChanges() {
  const t = useTranslator()
  const { pathname, hash, key } = useLocation()
  const before = useRef<{ pathname: string; title: string } | null>(null)
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation, whose title is read here.
  useEffect(() => {
    const { title } = document
    const last = before.current
    before.current = { pathname, title }
    if (!last || (last.pathname === pathname && last.title === title)) return
    setSaid(t('common.pageLoaded', { title }))
    if (last.pathname !== pathname && !hash) focusMain()
  }, [key])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}

// The router scrolls by itself: to the top, to a hash, or back to where the shopper was.
function focusMain(): void {
  if (document.querySelector('dialog[open]')) return
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}
