import '../../i18n/messages/compare.ts'
import '../../i18n/messages/productTexts.ts'
import { useId } from 'react'
import { formatRating } from '../../i18n/format.ts'
import type { Translator } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type {
  CompareColumn,
  CompareGroup,
  CompareRow,
  CompareTable as Table
} from '../../models/product/compare-table.ts'
import { formatBRL } from '../../models/store/money.ts'
import { doseText } from '../dose-text.ts'
import { CompareHead } from './compare-head.tsx'
import * as styles from './compare-table.module.css'

/** One column for each product. A wide table scrolls inside its box; the names of rows and products stay in view. */
export function CompareTable({ table, onRemove }: { table: Table; onRemove: (index: number) => void }) {
  const t = useTranslator()
  const titleId = useId()
  const { columns, groups, nutrition } = table
  return (
    <>
      {columns.length > 1 ? (
        <label className={styles.differences}>
          <input type="checkbox" />
          {t('compare.differences')}
        </label>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard. */}
      <section className={styles.scroll} aria-labelledby={titleId} tabIndex={0}>
        <table className={styles.table}>
          <caption id={titleId} className="visually-hidden">
            {t('compare.title')}
          </caption>
          <CompareHead columns={columns} onRemove={onRemove} />
          <Group group={{ title: '', rows: commonRows(columns, t) }} />
          {groups.map(group => (
            <Group key={group.title} group={group} />
          ))}
          {nutrition ? (
            <Group
              group={{
                title: nutrition.title,
                rows: [{ label: t('productTexts.serving'), values: nutrition.servings }, ...nutrition.rows]
              }}
            />
          ) : null}
        </table>
      </section>
    </>
  )
}

function isSame([first, ...others]: readonly string[]): boolean {
  return others.length > 0 && others.every(value => value === first)
}

function commonRows(columns: readonly CompareColumn[], t: Translator): CompareRow[] {
  const row = (label: string, value: (column: CompareColumn) => string) => ({ label, values: columns.map(value) })
  const rows = [
    row(t('compare.price'), column => priceText(column, t)),
    row(t('compare.cash'), ({ price, status }) =>
      status === 'available' && price?.cash ? formatBRL(price.cash, t.language) : ''
    ),
    row(t('compare.dose'), ({ price, status, doses }) =>
      status === 'available' && price && doses ? doseText(price.now, doses, t) : ''
    ),
    row(t('compare.rating'), ({ rating }) =>
      rating ? `${t('product.rating', { average: formatRating(rating.average, t.language) })} (${rating.count})` : ''
    ),
    row(t('compare.brand'), ({ brand }) => brand)
  ]
  return rows.filter(({ values }) => values.some(Boolean))
}

function priceText({ price, status }: CompareColumn, t: Translator): string {
  if (status === 'quote') return t('product.quote')
  return status === 'available' && price ? formatBRL(price.now, t.language) : t('product.unavailable')
}

function Group({ group: { title, rows } }: { group: CompareGroup }) {
  const t = useTranslator()
  const isNamedByRow = rows.length === 1 && rows[0]?.label === title
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('compare.none')}</span>
    </>
  )
  return (
    <tbody>
      {title && !isNamedByRow ? (
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={(rows[0]?.values.length ?? 0) + 1}>
            <span>{title}</span>
          </th>
        </tr>
      ) : null}
      {rows.map(({ label, values }) => (
        <tr key={label} data-same={isSame(values) || undefined}>
          <th scope="row">{label}</th>
          {values.map((value, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
            <td key={column}>{value || none}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
