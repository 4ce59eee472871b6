import '../../i18n/messages/lists'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { ListSummary, ListIndex as View } from '../../models/cart/lists'
import { formatBRL } from '../../models/store/money'
import { Picture } from '../../ui/picture'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { Pagination } from '../listing/pagination'
import { OldPrice } from '../old-price'
import styles from './list-index.module.css'

const EAGER_CARDS = 2
const TILE = { width: 240, height: 240, widths: [160, 240, 480] } as const

export function ListIndex({ title, index }: { title: string; index: View }) {
  const t = useTranslator()
  return (
    <div className="page">
      <Breadcrumb crumbs={index.breadcrumb} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {index.seo.description ? <p>{index.seo.description}</p> : null}
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

function ListCard({ list: { name, path, image, description, price }, eager }: { list: ListSummary; eager: boolean }) {
  const t = useTranslator()
  return (
    <li className={styles.card}>
      <div className={styles.tile}>
        {image ? (
          <Picture
            source={image}
            alt=""
            {...TILE}
            sizes="(min-width: 1024px) 220px, (min-width: 768px) 20vw, 40vw"
            priority={eager}
          />
        ) : null}
      </div>
      <div className={styles.text}>
        <h2>
          <Link to={path} prefetch="intent">
            {name}
          </Link>
        </h2>
        {description ? <p>{description}</p> : null}
        {price ? (
          <p className={styles.price}>
            <OldPrice cents={price.was} />
            <strong>{formatBRL(price.now, t.language)}</strong>
            {price.cash > 0 ? <b>{t('product.cash', { price: formatBRL(price.cash, t.language) })}</b> : null}
          </p>
        ) : null}
      </div>
    </li>
  )
}
