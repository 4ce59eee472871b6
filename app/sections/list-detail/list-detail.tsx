import '../../i18n/messages/lists.ts'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import type { ShoppingList } from '../../models/cart/shopping-list.ts'
import { Html } from '../../ui/html.tsx'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import * as styles from './list-detail.module.css'
import { ListForm } from './list-form.tsx'
import type { ListRefusal } from './list-picks.ts'

export function ListDetail({ list, refusal }: { list: ShoppingList; refusal: ListRefusal | undefined }) {
  const t = useTranslator()
  return (
    <div className="page">
      <Breadcrumb crumbs={list.breadcrumb} />
      <header className={styles.head}>
        <h1>{list.title}</h1>
        {list.descriptionHtml ? <Html className={styles.description} html={list.descriptionHtml} /> : null}
      </header>
      {list.products.length > 0 ? <ListForm list={list} refusal={refusal} /> : <p>{t('lists.empty')}</p>}
      <p className={styles.others}>
        <Link to={PATHS.lists} prefetch="intent">
          {t('lists.others')}
        </Link>
      </p>
    </div>
  )
}
