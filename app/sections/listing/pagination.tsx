import '../../i18n/messages/listing.ts'
import '../../i18n/messages/paging.ts'
import type { LinkProps } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ListingView } from '../../models/listing/listing.ts'
import type { PageLink } from '../../models/listing/pagination.ts'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceLink } from './choice-link.tsx'
import * as styles from './pagination.module.css'

interface PaginationProps extends Pick<ListingView, 'page' | 'pageCount' | 'pages' | 'previous' | 'next'> {
  /** Replaces the navigation of the clicked link. */
  onTurn?: (link: PageLink) => void
}

export function Pagination({ page, pageCount, pages, previous, next, onTurn }: PaginationProps) {
  const t = useTranslator()
  if (pageCount <= 1) return null
  return (
    <nav className={styles.pagination} aria-label={t('listing.pagination')}>
      <ul>
        {previous ? (
          <li>
            <PageTurn link={previous} onTurn={onTurn} rel="prev" aria-label={t('listing.previousPage')}>
              <Icon name="chevron-left" />
            </PageTurn>
          </li>
        ) : null}
        {pages.map((link, index) => (
          <li key={link?.page ?? `gap-${index}`}>
            {link ? (
              <PageTurn
                link={link}
                onTurn={onTurn}
                aria-current={link.page === page ? 'page' : undefined}
                aria-label={t('paging.page', { page: link.page })}
              >
                {link.page}
              </PageTurn>
            ) : (
              <span>…</span>
            )}
          </li>
        ))}
        {next ? (
          <li>
            <PageTurn link={next} onTurn={onTurn} rel="next" aria-label={t('listing.nextPage')}>
              <Icon name="chevron-right" />
            </PageTurn>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

interface PageTurnProps extends Omit<LinkProps, 'to'>, Pick<PaginationProps, 'onTurn'> {
  link: PageLink
}

function PageTurn({ link, onTurn, ...attributes }: PageTurnProps) {
  return <ChoiceLink to={link.href} prefetch="intent" onChoose={onTurn && (() => onTurn(link))} {...attributes} />
}
