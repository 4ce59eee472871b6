import '../../i18n/messages/lists'
import { Link } from 'react-router'
import { plural } from '../../i18n/format'
import { useTranslator } from '../../i18n/use-translator'
import type { ListProduct } from '../../models/cart/shopping-list'
import type { PriceView } from '../../models/product/product-card'
import { formatBRL } from '../../models/store/money'
import { Picture } from '../../ui/picture'
import { type ListPick, optionField, type TypedList } from './list-picks'
import { ListQuantity } from './list-quantity'
import styles from './list-row.module.css'

interface ListRowProps {
  product: ListProduct
  /** The chosen quantity and option; undefined when the product is not for sale. */
  pick: ListPick | undefined
  open: boolean
  typed: TypedList[string] | undefined
}

/** One product of the list. Unavailable products are shown but left out of the total. */
export function ListRow({ product, pick, open, typed }: ListRowProps) {
  const isOut = !pick || pick.quantity === 0
  return (
    <li className={isOut ? `${styles.row} ${styles.out}` : styles.row}>
      <div className={styles.tile}>{product.image ? <ProductPicture source={product.image} /> : null}</div>
      <div className={styles.name}>
        <span>{product.brand}</span>
        <h3>
          <Link to={product.path} prefetch="intent">
            {product.name}
          </Link>
        </h3>
        {pick ? <Price price={pick.price} /> : <Reason status={product.status} />}
      </div>
      {pick ? (
        <div className={styles.choice}>
          {pick.option ? <OptionSelect product={product} chosen={pick.option.id} /> : null}
          {open ? <ListQuantity pick={pick} typed={typed?.quantity} /> : <Units count={pick.quantity ?? 0} />}
          <Subtotal pick={pick} />
        </div>
      ) : null}
    </li>
  )
}

function ProductPicture({ source }: { source: string }) {
  return <Picture source={source} alt="" width={96} height={96} widths={[96, 160, 240]} sizes="96px" />
}

function Price({ price }: { price: PriceView }) {
  const t = useTranslator()
  return (
    <p className={styles.price}>
      {price.was > 0 ? (
        <del>
          <span className="visually-hidden">{`${t('product.oldPrice')} `}</span>
          {formatBRL(price.was, t.language)}
        </del>
      ) : null}
      <strong>{formatBRL(price.now, t.language)}</strong>
      <small>{t('lists.each')}</small>
    </p>
  )
}

function Reason({ status }: { status: ListProduct['status'] }) {
  const t = useTranslator()
  const why = {
    quote: t('product.quote'),
    custom: t('lists.custom'),
    adult: t('lists.adult'),
    available: '',
    unavailable: ''
  }[status]
  return (
    <p className={styles.reason}>
      <strong>{why || t('product.unavailable')}</strong>
      <small>{t('lists.leftOut')}</small>
    </p>
  )
}

/** An uncontrolled select, so that it works before hydration and without JavaScript. */
function OptionSelect({ product, chosen }: { product: ListProduct; chosen: number }) {
  const { attribute, key, name } = product
  if (!attribute) return null
  return (
    <label className={styles.option}>
      <span>
        {attribute.name}
        <span className="visually-hidden">{`: ${name}`}</span>
      </span>
      <select name={optionField(key)} defaultValue={chosen}>
        {attribute.options.map(({ id, label, available }) => (
          <option key={id} value={id} disabled={!available}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function Units({ count }: { count: number }) {
  const t = useTranslator()
  const forms = { one: t('lists.unitsOne', { count }), other: t('lists.unitsOther', { count }) }
  return <p className={styles.units}>{plural(count, t.language, forms)}</p>
}

function Subtotal({ pick: { price, quantity } }: { pick: ListPick }) {
  const t = useTranslator()
  return <p className={styles.subtotal}>{formatBRL(price.now * (quantity ?? 0), t.language)}</p>
}
