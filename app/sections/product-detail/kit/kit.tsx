import '../../../i18n/messages/kit.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { Kit as KitView } from '../../../models/product/kit.ts'
import { kitSums, partName } from '../../../models/product/kit-texts.ts'
import { formatBRL } from '../../../models/store/money.ts'
import { Picture } from '../../../ui/picture.tsx'
import * as details from '../details/details.module.css'
import * as list from '../offers/offers.module.css'

// Styles in attributes: every product's document carries the style sheets, and few products are kits.
const SECTION = { marginBottom: 'var(--space-8)' }
const PARTS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))', maxWidth: 'none' }
const SUMS = {
  padding: 'var(--space-3) var(--space-4)',
  maxWidth: 'none',
  borderRadius: 'var(--radius)',
  background: 'var(--color-brand-soft)'
}

export function Kit({ kit }: { kit: KitView }) {
  const t = useTranslator()
  return (
    <section className={details.facts} style={SECTION} aria-labelledby="titulo-kit">
      <h2 id="titulo-kit">{t('kit.title')}</h2>
      <div className={list.offers}>
        <ul style={PARTS}>
          {kit.parts.map(part => (
            <li key={part.path}>
              {part.image ? <Picture source={part.image} alt="" width={96} height={96} widths={[96, 240]} /> : <i />}
              <span>
                <a href={part.path}>{partName(part)}</a>
              </span>
              {part.price > 0 ? <strong>{formatBRL(part.price, t.language)}</strong> : null}
            </li>
          ))}
        </ul>
      </div>
      {kit.apart > 0 ? (
        <p style={SUMS}>
          <strong>{kitSums(kit, t)}</strong>
        </p>
      ) : null}
    </section>
  )
}
