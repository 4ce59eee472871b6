import type { ReactNode } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { formatBRL } from '../../../models/store/money.ts'
import type { AddItem } from '../../../stores/cart-intents.ts'
import { Picture } from '../../../ui/picture.tsx'
import * as styles from './combination.module.css'

interface HalfCardProps {
  item: AddItem
  title: string | undefined
  options: readonly { id: number; label: string }[]
  name: string
  children?: ReactNode
}

/** One product of the pair with its price and its options. The select is uncontrolled: its value is read from the form. */
export function HalfCard({ item: { preview, attribute }, title, options, name, children }: HalfCardProps) {
  const t = useTranslator()
  return (
    <div className={styles.half}>
      <div className={styles.tile}>
        {preview.image ? (
          <Picture source={preview.image} alt="" width={96} height={96} widths={[96, 160, 240]} sizes="96px" />
        ) : null}
      </div>
      <div className={styles.words}>
        <p>{preview.name}</p>
        {children ?? <strong>{formatBRL(preview.price, t.language)}</strong>}
        {options.length > 0 ? (
          <select name={name} defaultValue={attribute} aria-label={`${title}: ${preview.name}`}>
            {options.map(({ id, label }) => (
              <option key={id} value={id}>
                {`${title}: ${label}`}
              </option>
            ))}
          </select>
        ) : null}
      </div>
    </div>
  )
}
