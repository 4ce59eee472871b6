import '../../i18n/messages/compare'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { compareHref } from '../../models/product/compare-link'
import type { CompareColumn } from '../../models/product/compare-table'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { BuyControl } from '../product-card/buy-control'
import styles from './compare-table.module.css'
import { removeCompared } from './compared'

interface CompareHeadProps {
  columns: readonly CompareColumn[]
  onRemove: (index: number) => void
}

export function CompareHead({ columns, onRemove }: CompareHeadProps) {
  const t = useTranslator()
  function remove(column: CompareColumn) {
    onRemove(columns.indexOf(column))
    removeCompared(column.path)
  }
  return (
    <thead>
      <tr>
        <td>
          <span className="visually-hidden">{t('compare.feature')}</span>
        </td>
        {columns.map(column => (
          <th key={column.path} scope="col">
            <div className={styles.product}>
              <Link
                className={styles.remove}
                to={compareHref(columns.filter(other => other !== column).map(({ path }) => path))}
                replace
                preventScrollReset
                aria-label={t('compare.remove', { name: column.name })}
                onClick={() => remove(column)}
                data-removes=""
              >
                <Icon name="x" size={18} />
              </Link>
              <Product column={column} />
            </div>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Product({ column }: { column: CompareColumn }) {
  const { path, name, image } = column
  return (
    <>
      <div className={styles.tile}>
        {image ? (
          <Picture source={image} alt="" width={180} height={180} widths={[160, 240, 360]} sizes="180px" />
        ) : null}
      </div>
      <Link to={path} prefetch="intent" className={styles.name}>
        {name}
      </Link>
      <BuyControl product={column} />
    </>
  )
}
