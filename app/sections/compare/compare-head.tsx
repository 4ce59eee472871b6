import '../../i18n/words/compare'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { compareHref } from '../../models/compare-link'
import type { CompareColumn } from '../../models/compare-table'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { BuyControl } from '../product-card/buy-control'
import styles from './compare-table.module.css'
import { removeCompared } from './compared'

/** The products themselves: picture, name, the way to buy one and the way to leave it out. */
export function CompareHead({ columns }: { columns: readonly CompareColumn[] }) {
  const t = useTranslator()
  return (
    <thead>
      <tr>
        <td>
          <span className="visually-hidden">{t('compare.feature')}</span>
        </td>
        {columns.map(column => (
          <th key={column.path} scope="col">
            <Head column={column} others={columns.filter(other => other !== column)} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Head({ column, others }: { column: CompareColumn; others: readonly CompareColumn[] }) {
  const t = useTranslator()
  const { path, name, image } = column
  return (
    <div className={styles.product}>
      <Link
        className={styles.remove}
        to={compareHref(others.map(other => other.path))}
        replace
        preventScrollReset
        aria-label={t('compare.remove', { name })}
        onClick={() => removeCompared(path)}
      >
        <Icon name="x" size={18} />
      </Link>
      <div className={styles.tile}>
        {image ? (
          <Picture source={image} alt="" width={180} height={180} widths={[160, 240, 360]} sizes="180px" />
        ) : null}
      </div>
      <Link to={path} prefetch="intent" className={styles.name}>
        {name}
      </Link>
      <BuyControl product={column} />
    </div>
  )
}
