import { useCallback, useEffect, useRef, useState } from 'react'
import { hasSession } from '../../stores/has-session.ts'
import { useActions, useUser, useWishlist } from '../../stores/provider.tsx'
import type { KnownFavorites } from '../../stores/wishlist.ts'

type Reading = 'reading' | 'visitor' | 'failed' | KnownFavorites

/** Spec 6: favourites need a login. A 401 does not redirect here: the page itself offers the login. */
export function useFavorites() {
  const { wishlist, user } = useActions()
  const [favorites, setFavorites] = useState<Reading>('reading')
  const isLoaded = useWishlist(({ loaded }) => loaded)
  const isSignedIn = useUser(({ user }) => user.signedIn)
  const isVisitor = useUser(({ user, loaded }) => loaded && !user.signedIn)
  const { loadCards } = wishlist
  const { ask, load } = user
  const read = useCallback(async () => {
    // A session may belong to an anonymous cart.
    if (!hasSession() || (await ask()) === false) return setFavorites('visitor')
    const result = await loadCards()
    // The API may answer a visitor with an empty list: the session may have ended since the user was read.
    if (result.ok && result.data.ids.length === 0) await load()
    if (result.ok) setFavorites(result.data)
    else setFavorites(result.status === 401 ? 'visitor' : 'failed')
  }, [loadCards, ask, load])
  useEffect(() => void read(), [read])
  useReadAgain(favorites, isSignedIn, read)
  // The shopper signed out, here or in another tab, or the list is a visitor's.
  const isSignedOut = typeof favorites === 'object' && (!isLoaded || (isVisitor && favorites.ids.length === 0))
  return { favorites: isSignedOut ? 'visitor' : favorites, retry: read }
}

/** Reloads after a login, and once for each favourite that was added elsewhere. */
function useReadAgain(favorites: Reading, isSignedIn: boolean, read: () => Promise<void>): void {
  const ids = useWishlist(wishlist => wishlist.ids)
  const asked = useRef(new Set<number>())
  useEffect(() => {
    if (favorites === 'visitor' && isSignedIn) void read()
    if (typeof favorites !== 'object') return
    const news = ids.filter(id => !favorites.ids.includes(id) && !asked.current.has(id))
    for (const id of news) asked.current.add(id)
    if (news.length > 0) void read()
  }, [favorites, isSignedIn, ids, read])
}
