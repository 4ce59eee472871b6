import '../../i18n/messages/favorites.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { withReturn } from '../../models/shopper/return-path.ts'
import { CardSkeleton } from '../../sections/product-card/card-skeleton.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { AnsweredFavorites, ShowForm } from './answered-favorites.tsx'
import { FavoriteList } from './favorite-list.tsx'
import * as styles from './favorites.module.css'
import type { FavoritesAnswer } from './favorites-action.server.ts'
import { Notice } from './notice.tsx'
import { useFavorites } from './use-favorites.ts'

// Lazy, because it brings the wire schemas: only loaded when there are no favourites to show.
const BrowserShowcase = lazy(async () => ({
  default: (await import('../../shell/browser-showcase.tsx')).BrowserShowcase
}))

/** `answered`: the answer to a form without JavaScript. */
export function Favorites({ answered }: { answered: FavoritesAnswer | undefined }) {
  const t = useTranslator()
  const { favorites, retry } = useFavorites()
  if (favorites === 'reading') return answered ? <AnsweredFavorites answer={answered} /> : <Reading />
  if (favorites === 'failed') {
    return (
      <Notice title="favorites.failed">
        <Button onClick={retry}>{t('common.tryAgain')}</Button>
      </Notice>
    )
  }
  if (favorites === 'visitor') {
    return (
      <Instead>
        <Notice title="favorites.visitor" hint="favorites.visitorHint">
          <Link className={buttonClass({})} to={withReturn(PATHS.access, PATHS.favorites)}>
            {t('favorites.signIn')}
          </Link>
        </Notice>
      </Instead>
    )
  }
  const empty = (
    <Instead>
      <Notice title="favorites.empty" hint="favorites.emptyHint" />
    </Instead>
  )
  return <FavoriteList known={favorites} whenEmpty={empty} />
}

function Reading() {
  const t = useTranslator()
  return (
    <>
      <div className={styles.noScript}>
        <Notice title="favorites.visitor" hint="favorites.visitorHint">
          <ShowForm label="favorites.show" />
          <Link className={buttonClass({ look: 'secondary' })} to={withReturn(PATHS.access, PATHS.favorites)}>
            {t('favorites.signIn')}
          </Link>
        </Notice>
      </div>
      <p className="visually-hidden">{t('common.loading')}</p>
      <ul className={styles.grid} aria-hidden="true">
        {[1, 2, 3, 4].map(card => (
          <CardSkeleton key={card} />
        ))}
      </ul>
    </>
  )
}

/** The notice, followed by the first showcase. */
function Instead({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Suspense>
        <BrowserShowcase name="first-showcase" />
      </Suspense>
    </>
  )
}
