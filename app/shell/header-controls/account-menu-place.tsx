import { type ComponentProps, lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import type AccountMenuType from '../account-menu/account-menu'

export const loadAccountMenu = () => import('../account-menu/account-menu')
const AccountMenu = lazy(loadAccountMenu)

/** Renders the account menu next to its link, in the header or in the mobile menu. */
export function AccountMenuPlace(props: ComponentProps<typeof AccountMenuType>) {
  const place = props.link.parentElement
  return (
    place &&
    createPortal(
      <Suspense>
        <AccountMenu {...props} />
      </Suspense>,
      place
    )
  )
}
