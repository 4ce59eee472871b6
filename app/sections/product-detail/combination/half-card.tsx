import type { ReactNode } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { formatBRL } from '../../../models/store/money'
import { Picture } from '../../../ui/picture'
import styles from './combination.module.css'
import type { Half } from './pair'

interface Option {
  id: number
  label: string
}

interface HalfCardProps {
  half: Half
  attribute: { name: string } | null | undefined
  options: readonly Option[]
  /** Name of the field for the option. */
  name: string
  /** Shown instead of the price. */
  children?: ReactNode
}

/** One product of the pair with its price and its options. */
export function HalfCard({ half, attribute, options, name, children }: HalfCardProps) {
  const t = useTranslator()
  const { preview, price, ids } = half
  return (
    <div className={styles.half}>
      <div className={styles.tile}>
        {preview.image ? (
          <Picture source={preview.image} alt="" width={96} height={96} widths={[96, 160, 240]} sizes="96px" />
        ) : null}
      </div>
      <div className={styles.words}>
        <p>{preview.name}</p>
        {children ?? <strong>{formatBRL(price, t.language)}</strong>}
        {attribute && options.length > 0 ? (
          <OptionSelect title={attribute.name} of={preview.name} options={options} name={name} chosen={ids.attribute} />
        ) : null}
      </div>
    </div>
  )
}

interface OptionSelectProps {
  title: string
  of: string
  options: readonly Option[]
  name: string
  chosen: number
}

/** An uncontrolled select: its value is read from the form. */
function OptionSelect({ title, of, options, name, chosen }: OptionSelectProps) {
  return (
    <select name={name} defaultValue={chosen} aria-label={`${title}: ${of}`}>
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {`${title}: ${label}`}
        </option>
      ))}
    </select>
  )
}
