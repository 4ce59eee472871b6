import '../../i18n/messages/lists.ts'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ListSummary, ListIndex as View } from '../../models/cart/lists.ts'
import { formatBRL } from '../../models/store/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { Pagination } from '../listing/pagination.tsx'
import { OldPrice } from '../old-price.tsx'
import * as styles from './list-index.module.css'

const EAGER_CARDS = 2
const PICTURES_AT_MOST = 4

export function ListIndex({ title, index }: { title: string; index: View }) {
  const t = useTranslator()
  return (
    <div className="page">
      <Breadcrumb crumbs={index.breadcrumb} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {index.intro ? <p>{index.intro}</p> : null}
      </header>
      {index.lists.length > 0 ? (
        <ul className={styles.grid}>
          {index.lists.map((list, at) => (
            <ListCard key={list.path} list={list} eager={at < EAGER_CARDS} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('lists.none')}</p>
      )}
      <Pagination {...index} />
    </div>
  )
}

function ListCard({
  list: { name, path, images, description, price, discount },
  eager
}: {
  list: ListSummary
  eager: boolean
}) {
  const t = useTranslator()
  return (
    <li className={styles.card}>
      <Mosaic images={images} eager={eager} />
      <div className={styles.text}>
        <h2>
          <Link to={path} prefetch="intent">
            {name}
          </Link>
        </h2>
        {description ? <p>{description}</p> : null}
        {price ? <ListPrice price={price} discount={discount} /> : null}
        <span className={styles.see} aria-hidden="true">
          {t('lists.see')}
          <Icon name="arrow-right" size={18} />
        </span>
      </div>
    </li>
  )
}

/** The first products of the list, and how many more there are. */
function Mosaic({ images, eager }: { images: readonly string[]; eager: boolean }) {
  const rest = images.length - PICTURES_AT_MOST
  return (
    <div className={styles.mosaic} data-count={Math.min(images.length, PICTURES_AT_MOST)}>
      {images.slice(0, PICTURES_AT_MOST).map((image, index) => (
        <Picture
          key={image}
          source={image}
          alt=""
          width={160}
          height={160}
          widths={[160, 360]}
          priority={eager && index === 0}
        />
      ))}
      {rest > 0 ? <span aria-hidden="true">+{rest}</span> : null}
    </div>
  )
}

function ListPrice({ price, discount }: { price: NonNullable<ListSummary['price']>; discount: number }) {
  const t = useTranslator()
  return (
    <p className={styles.price}>
      <span>
        <OldPrice cents={price.was} />
        {discount > 0 ? <em>{t('product.discount', { percent: discount })}</em> : null}
      </span>
      <strong>{formatBRL(price.now, t.language)}</strong>
      {price.cash > 0 ? <b>{t('product.cash', { price: formatBRL(price.cash, t.language) })}</b> : null}
    </p>
  )
}
