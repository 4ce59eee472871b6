import '../../../i18n/words/detail'
import { Link } from 'react-router'
import { useTranslator } from '../../../i18n/use-translator'
import { buttonClass } from '../../../ui/button'
import styles from './buy-form.module.css'

/** The store's institutional page with its contact form. */
const CONTACT_PATH = '/pagina/fale-conosco'

/** In place of price and buy form: the price is told on request, or nothing is left. */
export function NotForSale({ status }: { status: 'unavailable' | 'quote' }) {
  const t = useTranslator()
  if (status === 'unavailable') {
    return (
      <div className={styles.notice}>
        <strong>{t('product.unavailable')}</strong>
        <p>{t('detail.unavailableHint')}</p>
      </div>
    )
  }
  return (
    <div className={styles.notice}>
      <strong>{t('detail.priceOnRequest')}</strong>
      <Link to={CONTACT_PATH} className={buttonClass({})}>
        {t('product.askQuote')}
      </Link>
    </div>
  )
}
