import '../../i18n/messages/listing'
import '../../i18n/messages/paging'
import type { ReactNode } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import type { ListingView } from '../../models/listing/listing'
import type { PageLink } from '../../models/listing/pagination'
import { Icon } from '../../ui/icon'
import { ChoiceLink } from './choice-link'
import styles from './pagination.module.css'

interface PaginationProps extends Pick<ListingView, 'page' | 'pageCount' | 'pages' | 'previous' | 'next'> {
  /** Replaces the navigation of the clicked link. */
  onTurn?: (link: PageLink) => void
}

/** Numbered pages; nothing when there is only one. */
export function Pagination({ page, pageCount, pages, previous, next, onTurn }: PaginationProps) {
  const t = useTranslator()
  if (pageCount <= 1) return null
  return (
    <nav className={styles.pagination} aria-label={t('listing.pagination')}>
      <ul>
        {previous ? (
          <li>
            <PageTurn link={previous} onTurn={onTurn} rel="prev" label={t('listing.previousPage')}>
              <Icon name="chevron-left" />
            </PageTurn>
          </li>
        ) : null}
        {pages.map((link, index) => (
          <li key={link?.page ?? `gap-${index}`}>
            {link ? <Numbered link={link} current={page} onTurn={onTurn} /> : <span>…</span>}
          </li>
        ))}
        {next ? (
          <li>
            <PageTurn link={next} onTurn={onTurn} rel="next" label={t('listing.nextPage')}>
              <Icon name="chevron-right" />
            </PageTurn>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

function Numbered({ link, current, onTurn }: { link: PageLink; current: number } & Pick<PaginationProps, 'onTurn'>) {
  const t = useTranslator()
  return (
    <PageTurn
      link={link}
      onTurn={onTurn}
      label={t('paging.page', { page: link.page })}
      isCurrent={link.page === current}
    >
      {link.page}
    </PageTurn>
  )
}

interface PageTurnProps extends Pick<PaginationProps, 'onTurn'> {
  link: PageLink
  label: string
  rel?: string
  isCurrent?: boolean
  children: ReactNode
}

function PageTurn({ link, onTurn, label, rel, isCurrent, children }: PageTurnProps) {
  return (
    <ChoiceLink
      to={link.href}
      rel={rel}
      prefetch="intent"
      onChoose={onTurn && (() => onTurn(link))}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
    >
      {children}
    </ChoiceLink>
  )
}
