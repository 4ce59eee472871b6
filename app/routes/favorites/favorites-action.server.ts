import { data, redirect } from 'react-router'
import { type Favorites, fetchFavorites } from '../../api/favorites.ts'
import { fetchUser } from '../../api/user.ts'
import { changeWishlist } from '../../api/wishlist.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { readForm } from '../../forms/read-form.server.ts'
import { PATHS } from '../../links.ts'
import { RETURN_FIELD } from '../../models/shopper/account-paths.ts'
import { PRODUCT_FIELD, VERB_FIELD, VERBS } from '../../models/shopper/favorite.ts'
import { readReturnPath, withReturn } from '../../models/shopper/return-path.ts'

export interface FavoritesAnswer {
  favorites: Favorites | null
}

/**
 * Only the answer to a form shows the favourites, because no GET document may contain them. Spec 8: a 401 redirects to
 * the checkout access page, and so does a visitor's empty list.
 */
export async function favoritesAction(request: Request, scope: RequestScope) {
  const { form } = await readForm(request)
  const changed = await change(form, scope)
  const favorites = changed?.ok === false ? changed : await fetchFavorites(scope.personalTransport, mapContext(scope))
  const isVisitor = favorites.ok
    ? !changed && (await isEmptyForVisitor(favorites.data, scope))
    : favorites.status === 401
  if (isVisitor) return redirect(withReturn(PATHS.access, returnPath(form)), 303)
  const answer: FavoritesAnswer = { favorites: favorites.ok ? favorites.data : null }
  return data(answer, { status: favorites.ok ? 200 : 502, headers: { 'cache-control': 'no-store' } })
}

/** An API may answer a visitor with an empty list instead of 401. */
async function isEmptyForVisitor({ ids }: Favorites, { personalTransport }: RequestScope): Promise<boolean> {
  if (ids.length > 0) return false
  const user = await fetchUser(personalTransport)
  return user.ok && !user.data.signedIn
}

function change(form: FormData, { personalTransport }: RequestScope) {
  const verb = form.get(VERB_FIELD)
  const product = Number(form.get(PRODUCT_FIELD))
  const isChange = verb === VERBS.add || verb === VERBS.remove
  if (!isChange || !Number.isSafeInteger(product) || product < 1) return null
  return changeWishlist(personalTransport, { flag: verb === VERBS.add, product })
}

function returnPath(form: FormData): string {
  return form.has(RETURN_FIELD) ? readReturnPath(form.get(RETURN_FIELD)) : PATHS.favorites
}
