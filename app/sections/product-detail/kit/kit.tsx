import '../../../i18n/messages/kit'
import { useTranslator } from '../../../i18n/use-translator'
import type { Kit as KitView } from '../../../models/product/kit'
import { kitSums, partName } from '../../../models/product/kit-texts'
import { formatBRL } from '../../../models/store/money'
import { Picture } from '../../../ui/picture'
import details from '../details/details.module.css'
import list from '../offers/offers.module.css'

/** Its styles are those of its neighbours, because the pages of all products carry them. */
export function Kit({ kit }: { kit: KitView }) {
  const t = useTranslator()
  return (
    <section className={details.facts} aria-labelledby="titulo-kit">
      <h2 id="titulo-kit">{t('kit.title')}</h2>
      <div className={list.offers}>
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
      </div>
      {kit.apart > 0 ? (
        <p>
          <strong>{kitSums(kit, t)}</strong>
        </p>
      ) : null}
    </section>
  )
}
