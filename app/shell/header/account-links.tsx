import { AccountLink, type AccountLinkProps } from './account-link'
import { FavoritesLink } from './favorites-link'

/** The account and the favourites; both need a login first. */
export function AccountLinks({ className, site }: AccountLinkProps) {
  return (
    <>
      <AccountLink className={className} site={site} />
      <FavoritesLink className={className} />
    </>
  )
}
