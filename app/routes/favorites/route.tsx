import '../../i18n/messages/favorites'
import { scopeContext } from '../../context'
import { useTranslator } from '../../i18n/use-translator'
import type { RouteHandle } from '../../middleware/route-middleware'
import { titleMeta } from '../../sections/head/page-meta'
import type { Route } from './+types/route'
import { Favorites } from './favorites'
import styles from './favorites.module.css'
import { favoritesAction } from './favorites-action.server'

/** Spec 6: it only logs. The API does the authorization. */
export const handle: RouteHandle = { middleware: ['auth'] }

/** Empty. It makes a client navigation send a request, so that the middleware runs. */
export function loader() {
  return null
}

export function action({ request, context }: Route.ActionArgs) {
  return favoritesAction(request, context.get(scopeContext))
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = titleMeta('favorites.title')

/** The document is the same for everybody: the browser loads the favourites. */
export default function FavoritesPage({ actionData }: Route.ComponentProps) {
  const t = useTranslator()
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('favorites.title')}</h1>
      <Favorites answered={actionData} />
    </div>
  )
}
