import type { Badge } from '../../../models/product/product-card.ts'
import * as styles from './badges.module.css'

/** In a corner of the first picture, so that they take no height from the first screen. */
export function Badges({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className={styles.badges}>
      {badges.map(({ label, text, background }) => (
        <li key={label} style={{ color: text, background }}>
          {label}
        </li>
      ))}
    </ul>
  )
}
