import { type KeyboardEvent, lazy, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { ShellParts } from '../../models/shell-parts'
import { Section } from '../../sections/section'
import { StaticPart } from '../../sections/static-part'
import { MENU_BAR_ID } from '../mobile-menu/menu-id'
import styles from './category-nav.module.css'

const loadBar = () => import('./menu-bar')
const MenuBar = import.meta.env.SSR
  ? (await loadBar()).MenuBar
  : lazy(async () => ({ default: (await loadBar()).MenuBar }))

/**
 * The mega-menu, on desktop. Panels open by :hover and :focus-within; Escape and a change of path close them until the
 * pointer or the focus comes anew.
 */
export function CategoryNav({ parts }: { parts: ShellParts | null }) {
  const t = useTranslator()
  const { pathname } = useLocation()
  const [closed, setClosed] = useState(false)
  const [shownPath, setShownPath] = useState(pathname)
  if (shownPath !== pathname) {
    setShownPath(pathname)
    setClosed(true)
  }
  const reopen = () => setClosed(false)
  return (
    <nav
      className={styles.nav}
      aria-label={t('header.categories')}
      data-closed={closed || undefined}
      onKeyDown={event => event.key === 'Escape' && closePanel(event, setClosed)}
      onPointerEnter={reopen}
      onPointerLeave={reopen}
      onFocus={reopen}
    >
      <StaticPart name="shell" data={parts} id={MENU_BAR_ID}>
        {({ menu }) => (
          <Section data={menu} skeleton={<div className={styles.skeleton} aria-hidden="true" />}>
            {items => <MenuBar menu={items} />}
          </Section>
        )}
      </StaticPart>
    </nav>
  )
}

function closePanel(event: KeyboardEvent<HTMLElement>, setClosed: (closed: boolean) => void): void {
  const panel = event.target instanceof Element ? event.target.closest('[data-panel]') : null
  // The focus goes back to the panel's own entry. Receiving it reopens, so closing comes last.
  panel?.parentElement?.querySelector('a')?.focus()
  queueMicrotask(() => setClosed(true))
}
