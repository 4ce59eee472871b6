import { useEffect, useState } from 'react'
import { useUser } from '../../stores/provider'
import { linksTo } from './use-shopper-marks'

/** The link that the account menu belongs to, and whether it is open. The link is null until the menu is first opened. */
export function useAccountMenu(id: string) {
  const isSignedIn = useUser(({ user }) => user.signedIn)
  const [{ link, open }, setMenu] = useState<{ link: HTMLElement | null; open: boolean }>({ link: null, open: false })
  useEffect(() => {
    for (const each of linksTo('account')) {
      const isOpen = open && each === link
      setAttribute(each, 'aria-expanded', isSignedIn ? String(isOpen) : null)
      setAttribute(each, 'aria-controls', isOpen ? id : null)
    }
  }, [id, isSignedIn, link, open])
  return {
    link,
    open,
    toggle: (next: HTMLElement) => setMenu(now => ({ link: next, open: now.link !== next || !now.open })),
    close: () => setMenu(now => ({ ...now, open: false }))
  }
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
