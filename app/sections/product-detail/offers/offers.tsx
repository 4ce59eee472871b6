import '../../../i18n/messages/offers.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { SellerOffer } from '../../../models/product/offers.ts'
import { companyWords } from '../../../models/store/cnpj.ts'
import { formatBRL } from '../../../models/store/money.ts'
import { Icon } from '../../../ui/icon.tsx'
import * as styles from './offers.module.css'

export function Offers({ offers }: { offers: SellerOffer[] }) {
  const t = useTranslator()
  return (
    <section className={styles.offers} aria-labelledby="titulo-ofertas">
      <h2 id="titulo-ofertas">{t('offers.title')}</h2>
      <ul>
        {offers.map(({ name, path, price, company }) => (
          <li key={name}>
            <Icon name="store" size={18} />
            <span>{path ? <a href={path}>{name}</a> : name}</span>
            <strong>{formatBRL(price, t.language)}</strong>
            <p>
              {t('offers.sold')}
              {company ? ` ${[...companyWords(company), company.email].filter(Boolean).join(', ')}` : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
