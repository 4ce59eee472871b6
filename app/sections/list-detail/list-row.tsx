import '../../i18n/messages/lists.ts'
import { Link } from 'react-router'
import { counted } from '../../i18n/format.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ListProduct } from '../../models/cart/shopping-list.ts'
import { formatBRL } from '../../models/store/money.ts'
import { Picture } from '../../ui/picture.tsx'
import { OldPrice } from '../old-price.tsx'
import { type ListPick, optionField, type TypedList } from './list-picks.ts'
import { ListQuantity } from './list-quantity.tsx'
import * as styles from './list-row.module.css'

interface ListRowProps {
  product: ListProduct
  /** The chosen quantity and option; undefined when the product is not for sale. */
  pick: ListPick | undefined
  open: boolean
  typed: TypedList[string] | undefined
}

export function ListRow({ product: { name, path, brand, image, status }, pick, open, typed }: ListRowProps) {
  const t = useTranslator()
  const isOut = !pick || pick.quantity === 0
  return (
    <li className={isOut ? `${styles.row} ${styles.out}` : styles.row}>
      <div className={styles.tile}>
        {image ? <Picture source={image} alt="" width={96} height={96} widths={[96, 160, 240]} sizes="96px" /> : null}
      </div>
      <div className={styles.name}>
        <span>{brand}</span>
        <h3>
          <Link to={path} prefetch="intent">
            {name}
          </Link>
        </h3>
        {pick ? (
          <p className={styles.price}>
            <OldPrice cents={pick.price.was} />
            <strong>{formatBRL(pick.price.now, t.language)}</strong>
            <small>{t('lists.each')}</small>
          </p>
        ) : (
          <Reason status={status} />
        )}
      </div>
      {pick ? <Choice pick={pick} open={open} typed={typed} /> : null}
    </li>
  )
}

function Reason({ status }: { status: ListProduct['status'] }) {
  const t = useTranslator()
  const why = {
    quote: t('product.quote'),
    custom: t('lists.custom'),
    adult: t('lists.adult'),
    available: t('product.unavailable'),
    unavailable: t('product.unavailable')
  }[status]
  return (
    <p className={styles.reason}>
      <strong>{why}</strong>
      <small>{t('lists.leftOut')}</small>
    </p>
  )
}

function Choice({ pick, open, typed }: Pick<ListRowProps, 'open' | 'typed'> & { pick: ListPick }) {
  const t = useTranslator()
  const count = pick.quantity ?? 0
  return (
    <div className={styles.choice}>
      <OptionSelect pick={pick} />
      {open ? (
        <ListQuantity pick={pick} typed={typed?.quantity} />
      ) : (
        <p className={styles.units}>{counted('lists.units', count, t)}</p>
      )}
      <p className={styles.subtotal}>{formatBRL(pick.price.now * count, t.language)}</p>
    </div>
  )
}

/** An uncontrolled select, so that it works before hydration and without JavaScript. */
function OptionSelect({ pick: { product, option } }: { pick: ListPick }) {
  const { attribute, key, name } = product
  if (!attribute || !option) return null
  return (
    <label className={styles.option}>
      <span>
        {attribute.name}
        <span className="visually-hidden">{`: ${name}`}</span>
      </span>
      <select name={optionField(key)} defaultValue={option.id}>
        {attribute.options.map(({ id, label, available }) => (
          <option key={id} value={id} disabled={!available}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
