import '../../i18n/messages/lists'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { ListSummary, ListIndex as View } from '../../models/cart/lists'
import type { PriceView } from '../../models/product/product-card'
import { formatBRL } from '../../models/store/money'
import { Picture } from '../../ui/picture'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { Pagination } from '../listing/pagination'
import styles from './list-index.module.css'

/** The lists that the store proposes. */
export function ListIndex({ title, index }: { title: string; index: View }) {
  const t = useTranslator()
  return (
    <div className="page">
      <Breadcrumb crumbs={index.breadcrumb} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {index.seo.description ? <p>{index.seo.description}</p> : null}
      </header>
      {index.lists.length > 0 ? <Cards lists={index.lists} /> : <p className={styles.none}>{t('lists.none')}</p>}
      <Pagination {...index} />
    </div>
  )
}

function Cards({ lists }: { lists: ListSummary[] }) {
  return (
    <ul className={styles.grid}>
      {lists.map((list, index) => (
        <ListCard key={list.path} list={list} eager={index < EAGER_CARDS} />
      ))}
    </ul>
  )
}

const EAGER_CARDS = 2

function ListCard({ list, eager }: { list: ListSummary; eager: boolean }) {
  return (
    <li className={styles.card}>
      <div className={styles.tile}>
        {list.image ? (
          <Picture
            source={list.image}
            alt=""
            width={240}
            height={240}
            widths={[160, 240, 480]}
            sizes="(min-width: 1024px) 220px, (min-width: 768px) 17vw, 34vw"
            priority={eager}
          />
        ) : null}
      </div>
      <div className={styles.text}>
        <h2>
          <Link to={list.path} prefetch="intent">
            {list.name}
          </Link>
        </h2>
        {list.description ? <p>{list.description}</p> : null}
        {list.price ? <CardPrice price={list.price} /> : null}
      </div>
    </li>
  )
}

/** What the whole list costs, as the API says it. */
function CardPrice({ price }: { price: PriceView }) {
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
      {price.cash > 0 ? <b>{t('product.cash', { price: formatBRL(price.cash, t.language) })}</b> : null}
    </p>
  )
}
