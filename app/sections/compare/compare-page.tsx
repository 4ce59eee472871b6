import '../../i18n/messages/compare.ts'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { COMPARE_FIELD, compareHref, MAX_COMPARED } from '../../models/product/compare-link.ts'
import type { CompareTable as Table } from '../../models/product/compare-table.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import * as styles from './compare-page.module.css'
import { CompareTable } from './compare-table.tsx'
import { adoptCompared, useCompared } from './compared.ts'
import { SavedChoice } from './saved-choice.tsx'
import { useNextFocus } from './use-next-focus.ts'

/** Compares the products that the address names. `isIncomplete`: one of them could not be loaded. */
export function ComparePage({ table, isIncomplete }: { table: Table; isIncomplete: boolean }) {
  const t = useTranslator()
  const title = t('compare.title')
  const page = useRef<HTMLDivElement>(null)
  const keepFocus = useNextFocus(page, table.columns, 'h1')
  return (
    <div ref={page} className={`page ${styles.page}`}>
      <Breadcrumb
        crumbs={[
          { label: t('common.home'), path: '/' },
          { label: title, path: PATHS.compare }
        ]}
      />
      <h1 tabIndex={-1}>{title}</h1>
      {isIncomplete ? <p role="status">{t('compare.gone')}</p> : null}
      {table.columns.length === 0 ? <EmptyCompare /> : <CompareTable table={table} onRemove={keepFocus} />}
      <OwnChoice columns={table.columns} />
      {table.columns.length === 1 ? <p>{t('compare.another')}</p> : null}
    </div>
  )
}

/** Adds this page's products to the shopper's own choice, and links to the rest of that choice. */
function OwnChoice({ columns }: Pick<Table, 'columns'>) {
  const t = useTranslator()
  const chosen = useCompared()
  useEffect(() => adoptCompared(columns.map(({ path, name, image }) => ({ path, name, image }))), [columns])
  const hasMore = columns.length > 0 && chosen.some(({ path }) => columns.every(column => column.path !== path))
  if (!hasMore) return null
  return (
    <Link className={styles.own} to={compareHref(chosen.map(({ path }) => path))}>
      {t('compare.continue')}
    </Link>
  )
}

function EmptyCompare() {
  const t = useTranslator()
  const chosen = useCompared()
  const [query] = useSearchParams()
  const isKnown = useHydrated()
  const isChosen = chosen.length > 0
  if (isChosen && !query.has(COMPARE_FIELD)) return <SavedChoice choices={chosen} />
  return (
    <div className={styles.empty} data-known={isKnown || undefined}>
      <Icon name="scale" size={32} />
      <strong>{t('compare.empty')}</strong>
      <p>{t('compare.emptyHint', { most: MAX_COMPARED })}</p>
      <Link className={buttonClass({})} to={isChosen ? compareHref(chosen.map(({ path }) => path)) : '/'}>
        {t(isChosen ? 'compare.continue' : 'compare.goShopping')}
      </Link>
    </div>
  )
}
