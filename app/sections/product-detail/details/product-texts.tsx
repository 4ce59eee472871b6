import '../../../i18n/messages/productTexts.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { CAUTION_KEYS } from '../../../models/product/caution-keys.ts'
import type { Caution } from '../../../models/product/cautions.ts'
import type { FactTable } from '../../../models/product/fact-table.ts'
import type { ProductTexts as Texts } from '../../../models/product/product-page.ts'
import { Kit } from '../kit/kit.tsx'
import * as styles from './details.module.css'
import { NutritionTable } from './nutrition-table.tsx'

// Used without a nutrition table. In an attribute: every product's document carries the style sheet.
const BOTH_COLUMNS = { gridTemplateColumns: 'inherit', alignItems: 'inherit' }

export function ProductTexts({ texts }: { texts: Texts }) {
  const t = useTranslator()
  const { descriptionHtml, facts, nutrition, cautions, cautionsAfter, kit } = texts
  if (!descriptionHtml && facts.length === 0 && !nutrition && !kit) return null
  return (
    <>
      {kit ? <Kit kit={kit} /> : null}
      <div className={styles.texts}>
        <div style={nutrition ? undefined : BOTH_COLUMNS}>
          {descriptionHtml ? (
            <section className={styles.description}>
              <h2>{t('productTexts.description')}</h2>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rebuilt from an allow-list (models/html.ts). */}
              <div className={styles.prose} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
            </section>
          ) : null}
          {facts.map((group, place) => (
            <FactList key={group.title} facts={group} cautions={place === cautionsAfter ? cautions : []} />
          ))}
          {facts.length === 0 ? <Cautions cautions={cautions} /> : null}
        </div>
        {nutrition ? <NutritionTable nutrition={nutrition} /> : null}
      </div>
    </>
  )
}

function FactList({ facts, cautions }: { facts: FactTable; cautions: Caution[] }) {
  const t = useTranslator()
  const named = facts.rows.filter(({ label }) => label !== '' && label !== facts.title)
  const texts = facts.rows.filter(row => !named.includes(row))
  return (
    <section className={styles.facts}>
      <h2>{facts.title}</h2>
      {texts.map(({ value }) => (
        <p key={value}>{value}</p>
      ))}
      {named.length > 0 ? (
        <dl>
          {named.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{t('productTexts.document', { name: label })}</a> : value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Cautions cautions={cautions} />
    </section>
  )
}

/** RDC 243/2018, beside the directions. */
function Cautions({ cautions }: { cautions: Caution[] }) {
  const t = useTranslator()
  if (cautions.length === 0) return null
  return <p className={styles.cautions}>{cautions.map(key => `${t(CAUTION_KEYS[key])}.`).join(' ')}</p>
}
