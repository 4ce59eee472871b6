import '../../../i18n/messages/kit'
import { useTranslator } from '../../../i18n/use-translator'
import type { Kit as KitView } from '../../../models/product/kit'
import { kitSums, partName } from '../../../models/product/kit-texts'
import { formatBRL } from '../../../models/store/money'
import { Picture } from '../../../ui/picture'
import styles from '../offers/offers.module.css'

/** Looks like the offers of other shops: the pages of products without parts carry no style for it. */
export function Kit({ kit }: { kit: KitView }) {
  const t = useTranslator()
  return (
    <section className={`${styles.offers} ${styles.kit}`} aria-labelledby="titulo-kit">
      <h2 id="titulo-kit">{t('kit.title')}</h2>
      <ul>
        {kit.parts.map(part => (
          <li key={part.path}>
            {part.image ? <Picture source={part.image} alt="" width={64} height={64} widths={[96, 160]} /> : <i />}
            <span>
              <a href={part.path}>{partName(part)}</a>
            </span>
            {part.price > 0 ? <strong>{formatBRL(part.price, t.language)}</strong> : null}
          </li>
        ))}
      </ul>
      {kit.apart > 0 ? <p>{kitSums(kit, t)}</p> : null}
    </section>
  )
}
