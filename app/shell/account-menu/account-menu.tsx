import '../../i18n/messages/account.ts'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { greeting } from '../../sections/account/greeting.ts'
import { useSignOut } from '../../sections/account/use-sign-out.ts'
import { useUser, useWishlist } from '../../stores/provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useListener } from '../../ui/use-listener.ts'
import type { Site } from '../shell-view.ts'
import * as styles from './account-menu.module.css'

interface AccountMenuProps {
  id: string
  open: boolean
  link: HTMLElement
  site: Site
  onClose: () => void
}

/** The signed-in shopper's menu "Minha conta": below its link in the header, between the entries in the mobile menu. */
export default function AccountMenu({ id, open, link, site, onClose }: AccountMenuProps) {
  const t = useTranslator()
  const root = useRef<HTMLDivElement>(null)
  const user = useUser(shopper => shopper.user)
  const { sellerPanelUrl, customerAreaUrl, subscriptions } = site
  const { isPending, hasFailed, leave } = useSignOut()
  const [said, setSaid] = useState('')
  useClosing(root, { open, link, onClose })
  useEffect(() => setSaid(before => (user.signedIn ? '' : before)), [user.signedIn])
  async function signOut() {
    if (!(await leave())) return
    onClose()
    setSaid(t('account.left'))
    link.focus()
  }
  return (
    <>
      <div ref={root} id={id} className={styles.menu} hidden={!open || !user.signedIn}>
        <p className={styles.greeting}>{greeting(user.firstName, t)}</p>
        <ul>
          <li>
            <FavoritesEntry />
          </li>
          {customerAreaUrl ? (
            <li>
              <a href={customerAreaUrl}>
                <Icon name="list" size={20} />
                {t(subscriptions ? 'account.areaSubscriptions' : 'account.area')}
              </a>
            </li>
          ) : null}
          {user.isSeller && sellerPanelUrl ? (
            <li>
              <a href={sellerPanelUrl} rel="noopener">
                <Icon name="store" size={20} />
                {t('header.sellerPanel')}
              </a>
            </li>
          ) : null}
          <li>
            <button type="button" aria-busy={isPending || undefined} onClick={() => void signOut()}>
              <Icon name="log-out" size={20} />
              {t('account.leave')}
            </button>
          </li>
        </ul>
        <p role="alert" className={styles.failure}>
          {hasFailed ? t('account.leaveFailed') : ''}
        </p>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}

function FavoritesEntry() {
  const t = useTranslator()
  const count = useWishlist(({ ids }) => ids.length)
  return (
    <Link to={PATHS.favorites} discover="none">
      <Icon name="heart" size={20} />
      {count > 0 ? `${t('header.favorites')} (${count})` : t('header.favorites')}
    </Link>
  )
}

/** In the mobile menu events outside close nothing: that would move the entry that is being pressed. */
function useClosing(
  root: RefObject<HTMLElement | null>,
  { open, link, onClose }: Omit<AccountMenuProps, 'id' | 'site'>
) {
  const { key } = useLocation()
  const shownKey = useRef(key)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (shownKey.current !== key) close()
    shownKey.current = key
  }, [key])
  useListener(document, ['pointerdown', 'focusin'], ({ target }) => {
    const isInside = target instanceof Node && [root.current, link].some(element => element?.contains(target))
    if (open && !isInside && !root.current?.closest('dialog')) onClose()
  })
  useListener(document, ['keydown'], event => {
    if (!open || event.key !== 'Escape') return
    onClose()
    link.focus()
  })
}
