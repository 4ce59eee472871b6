import '../../i18n/words/listing'
import '../../i18n/words/paging'
import type { ReactNode } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import type { Listing, PageLink } from '../../models/listing'
import { Icon } from '../../ui/icon'
import { ChoiceLink } from './choice-link'
import { useFilterActions } from './filters-provider'
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
            <PageTurn link={previous} rel="prev" label={t('listing.previousPage')}>
              <Icon name="chevron-left" />
            </PageTurn>
          </li>
        ) : null}
        {pages.map((link, index) => (
          <li key={link?.page ?? `gap-${index}`}>{link ? <Numbered link={link} current={page} /> : <span>…</span>}</li>
        ))}
        {next ? (
          <li>
            <PageTurn link={next} rel="next" label={t('listing.nextPage')}>
              <Icon name="chevron-right" />
            </PageTurn>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

function Numbered({ link, current }: { link: PageLink; current: number }) {
  const t = useTranslator()
  return (
    <PageTurn link={link} label={t('paging.page', { page: link.page })} isCurrent={link.page === current}>
      {link.page}
    </PageTurn>
  )
}

interface PageTurnProps {
  link: PageLink
  label: string
  rel?: string
  isCurrent?: boolean
  children: ReactNode
}

function PageTurn({ link: { page, href }, label, rel, isCurrent, children }: PageTurnProps) {
  const { turnTo } = useFilterActions()
  return (
    <ChoiceLink
      to={href}
      rel={rel}
      prefetch="intent"
      onChoose={() => turnTo(page, href)}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
    >
      {children}
    </ChoiceLink>
  )
}
