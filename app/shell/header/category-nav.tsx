import { type KeyboardEvent, memo, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { MenuLink } from '../menu-link'
import { type MenuNode, unpackMenu } from '../packed-menu'
import styles from './category-nav.module.css'

/**
 * The mega-menu, on desktop. Panels open by :hover and :focus-within; Escape and a change of path close them until the
 * pointer or the focus comes anew.
 */
export function CategoryNav({ menu }: { menu: string }) {
  const t = useTranslator()
  const { pathname } = useLocation()
  const items = useMemo(() => unpackMenu(menu), [menu])
  const [closed, setClosed] = useState(false)
  const [shownPath, setShownPath] = useState(pathname)
  if (shownPath !== pathname) {
    setShownPath(pathname)
    setClosed(true)
  }
  if (items.length === 0) return null
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
      <TopLevel items={items} />
    </nav>
  )
}

/** As high as the row of entries. */
export function CategoryNavSkeleton() {
  return <div className={`${styles.nav} ${styles.skeleton}`} aria-hidden="true" />
}

function closePanel(event: KeyboardEvent<HTMLElement>, setClosed: (closed: boolean) => void): void {
  const panel = event.target instanceof Element ? event.target.closest('[data-panel]') : null
  // The focus goes back to the panel's own entry. Receiving it reopens, so closing comes last.
  panel?.parentElement?.querySelector('a')?.focus()
  queueMicrotask(() => setClosed(true))
}

const TopLevel = memo(function TopLevel({ items }: { items: MenuNode[] }) {
  return (
    <ul className={`page ${styles.top}`}>
      {items.map(node => (
        <li key={node.label + node.href}>
          <Entry node={node} />
          {node.items.length > 0 && (
            <div className={styles.panel} data-panel="">
              <div className="page">
                <Level items={node.items} />
              </div>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
})

/** Levels two to four. Without classes: the panel's style sheet tells them apart by their depth. */
function Level({ items }: { items: MenuNode[] }) {
  return (
    <ul>
      {items.map(node => (
        <li key={node.label + node.href}>
          <Entry node={node} />
          {node.items.length > 0 && <Level items={node.items} />}
        </li>
      ))}
    </ul>
  )
}

function Entry({ node }: { node: MenuNode }) {
  if (node.href === '') return <span>{node.label}</span>
  return (
    <MenuLink href={node.href} className={node.highlight ? styles.highlight : undefined}>
      {node.label}
    </MenuLink>
  )
}
