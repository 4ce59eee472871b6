import { lazy, type MouseEvent, Suspense, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { ACCESS_PATH } from '../../models/account-paths'
import { useActions, useUser } from '../../stores/provider'
import { Icon } from '../../ui/icon'
import { loadLoginModal } from '../login-place'
import type { Site } from '../shell-view'
import styles from './account-link.module.css'
import { isPlainClick } from './plain-click'

export interface AccountLinkProps {
  className?: string
  site: Pick<Site, 'sellerPanelUrl' | 'customerAreaUrl' | 'subscriptions'>
}

const loadAccountMenu = () => import('../account-menu/account-menu')
const AccountMenu = lazy(loadAccountMenu)

/** Leads to the access page. With JavaScript it opens the dialog "Entrar", and the menu of whoever is signed in. */
export function AccountLink({ className, site }: AccountLinkProps) {
  const t = useTranslator()
  const isSignedIn = useUser(({ user }) => user.signedIn)
  const { panels } = useActions()
  const link = useRef<HTMLAnchorElement>(null)
  const id = useId()
  /** Null until it is first wanted. */
  const [open, setOpen] = useState<boolean | null>(null)
  function show(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event) || (!isSignedIn && location.pathname === ACCESS_PATH)) return
    event.preventDefault()
    if (isSignedIn) return setOpen(!open)
    event.currentTarget.closest('dialog')?.close()
    panels.open('login')
  }
  const prepare = isSignedIn ? loadAccountMenu : loadLoginModal
  return (
    <div className={styles.account}>
      <Link
        ref={link}
        className={className}
        to={ACCESS_PATH}
        discover="none"
        aria-expanded={isSignedIn ? open === true : undefined}
        aria-controls={open ? id : undefined}
        data-signed-in={isSignedIn || undefined}
        onClick={show}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="user" size={22} />
        <span>{t('header.account')}</span>
      </Link>
      {open !== null && (
        <Suspense>
          <AccountMenu id={id} open={open} link={link} site={site} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
