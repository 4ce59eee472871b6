import '../../../i18n/messages/productTexts.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { NutritionFacts } from '../../../models/product/nutrition.ts'
import * as styles from './details.module.css'

/** RDC 429/2020 and IN 75/2020. */
export function NutritionTable({ nutrition }: { nutrition: NutritionFacts }) {
  const t = useTranslator()
  const { rows, highIn, hundred } = nutrition
  const hasDaily = rows.some(({ daily }) => daily !== '')
  const hasHundred = rows.some(row => row.hundred !== '')
  return (
    <div className={styles.nutrition}>
      {highIn.length > 0 ? <HighIn names={highIn} /> : null}
      {rows.length > 0 ? (
        <table>
          <Caption nutrition={nutrition} />
          <thead>
            <tr>
              <td />
              {hasHundred ? <th scope="col">{hundred}</th> : null}
              <th scope="col">{t('productTexts.nutritionAmount')}</th>
              {hasDaily ? <th scope="col">{t('productTexts.nutritionDaily')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {hasHundred ? <td>{unbroken(row.hundred)}</td> : null}
                <td>{unbroken(row.amount)}</td>
                {hasDaily ? <td>{row.daily}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {hasDaily ? <p>{t('productTexts.nutritionNote')}</p> : null}
      {rows.some(({ daily }) => daily === '**') ? <p>{t('productTexts.nutritionUnset')}</p> : null}
    </div>
  )
}

/** Keeps a figure and its unit on one line. */
function unbroken(amount: string): string {
  return amount.replace(' ', '\u00a0')
}

function Caption({ nutrition: { serving, servings } }: { nutrition: NutritionFacts }) {
  const t = useTranslator()
  return (
    <caption>
      <strong>{t('productTexts.nutrition')}</strong>
      {servings ? <span>{`${t('productTexts.servings')}: ${servings}`}</span> : null}
      {serving ? <span>{`${t('productTexts.serving')}: ${serving}`}</span> : null}
    </caption>
  )
}

/** The label on the front of the pack of ordinary foods: IN 75/2020, annex XVII. */
function HighIn({ names }: { names: string[] }) {
  const t = useTranslator()
  return (
    <div style={LABEL}>
      <p style={TITLE}>{t('productTexts.highIn')}</p>
      <ul>
        {names.map(name => (
          <li key={name} style={NUTRIENT}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

// Few products have it, so its rules are not in the style sheet of all. Black on white in both schemes, as printed on packs.
const LABEL = {
  width: 'fit-content',
  padding: 'var(--space-2)',
  border: '2px solid #000',
  borderRadius: 'var(--radius)',
  color: '#000',
  background: '#fff',
  fontWeight: 700,
  textTransform: 'uppercase'
} as const

const TITLE = { color: 'inherit', font: 'inherit' }

const NUTRIENT = {
  marginTop: 'var(--space-1)',
  padding: 'var(--space-1) var(--space-3)',
  borderRadius: 'var(--radius)',
  color: '#fff',
  background: '#000'
}
