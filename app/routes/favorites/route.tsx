import '../../i18n/messages/favorites.ts'
import { scopeContext } from '../../context.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { RouteHandle } from '../../middleware/route-middleware.ts'
import { titleMeta } from '../../sections/head/page-meta.ts'
import type { Route } from './+types/route.ts'
import * as styles from './favorites.module.css'
import { Favorites } from './favorites.tsx'
import { favoritesAction } from './favorites-action.server.ts'

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
