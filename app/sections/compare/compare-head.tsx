import '../../i18n/messages/compare.ts'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { compareHref } from '../../models/product/compare-link.ts'
import type { CompareColumn } from '../../models/product/compare-table.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { BuyControl } from '../product-card/buy-control.tsx'
import * as styles from './compare-table.module.css'
import { removeCompared } from './compared.ts'

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
        <td />
        {columns.map(column => (
          <td key={column.path}>
            <div className={styles.picture}>
              <Tile image={column.image} />
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
            </div>
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <td>
          <span className="visually-hidden">{t('compare.feature')}</span>
        </td>
        {columns.map(({ path, name }) => (
          <th key={path} scope="col">
            <Link to={path} prefetch="intent">
              {name}
            </Link>
          </th>
        ))}
      </tr>
      <tr className={styles.buy}>
        <td />
        {columns.map(column => (
          <td key={column.path}>
            <BuyControl product={column} />
          </td>
        ))}
      </tr>
    </thead>
  )
}

function Tile({ image }: Pick<CompareColumn, 'image'>) {
  return (
    <div className={styles.tile}>
      {image ? <Picture source={image} alt="" width={180} height={180} widths={[160, 240, 360]} sizes="180px" /> : null}
    </div>
  )
}
