import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useUser } from '../../stores/provider.tsx'
import { setAttribute } from '../../ui/set-attribute.ts'
import type { Site } from '../shell-view.ts'
import { linksTo } from './use-shopper-marks.ts'

export const loadAccountMenu = () => import('../account-menu/account-menu.tsx')
const AccountMenu = lazy(loadAccountMenu)

export function useAccountMenu(site: Site) {
  const id = useId()
  const isSignedIn = useUser(({ user }) => user.signedIn)
  const [{ link, open }, setMenu] = useState<{ link: HTMLElement | null; open: boolean }>({ link: null, open: false })
  useEffect(() => {
    for (const each of linksTo('account')) {
      const isOpen = open && each === link
      setAttribute(each, 'aria-expanded', isSignedIn ? String(isOpen) : null)
      setAttribute(each, 'aria-controls', isOpen ? id : null)
    }
  }, [id, isSignedIn, link, open])
  const toggle = (next: HTMLElement) => setMenu(now => ({ link: next, open: now.link !== next || !now.open }))
  const close = () => setMenu(now => ({ ...now, open: false }))
  const menu =
    link?.parentElement &&
    createPortal(
      <Suspense>
        <AccountMenu id={id} link={link} open={open} site={site} onClose={close} />
      </Suspense>,
      link.parentElement
    )
  return { menu, toggle }
}
