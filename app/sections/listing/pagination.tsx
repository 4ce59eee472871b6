import '../../i18n/words/listing'
import '../../i18n/words/paging'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { Listing, PageLink } from '../../models/listing'
import { Icon } from '../../ui/icon'
import styles from './pagination.module.css'

type PaginationProps = Pick<Listing, 'page' | 'pageCount' | 'pages' | 'previous' | 'next'>

/** Numbered pages; nothing when there is only one. */
export function Pagination({ page, pageCount, pages, previous, next }: PaginationProps) {
  const t = useTranslator()
  if (pageCount <= 1) return null
  return (
    <nav className={styles.pagination} aria-label={t('listing.pagination')}>
      <ul>
        {previous ? (
          <li>
            <Link to={previous.href} rel="prev" prefetch="intent" aria-label={t('listing.previousPage')}>
              <Icon name="chevron-left" />
            </Link>
          </li>
        ) : null}
        {pages.map((link, index) => (
          <li key={link?.page ?? `gap-${index}`}>{link ? <Numbered link={link} current={page} /> : <span>…</span>}</li>
        ))}
        {next ? (
          <li>
            <Link to={next.href} rel="next" prefetch="intent" aria-label={t('listing.nextPage')}>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

function Numbered({ link, current }: { link: PageLink; current: number }) {
  const t = useTranslator()
  const isCurrent = link.page === current
  return (
    <Link
      to={link.href}
      prefetch="intent"
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={t('paging.page', { page: link.page })}
    >
      {link.page}
    </Link>
  )
}
