import type { MenuItem } from '../../models/content/menu'
import { MenuIcon } from '../../ui/menu-icon'
import styles from './icon-row.module.css'

interface IconRowProps {
  items: MenuItem[]
  look: 'ruler' | 'objectives'
  title?: string
  label?: string
}

/** A menu as a row of icons with labels, inside an element with `data-links`: benefits or objectives. */
export function IconRow({ items, look, title, label }: IconRowProps) {
  return (
    <section className={styles[look]} aria-label={title ? undefined : label}>
      <div className="page">
        {title && <h2 className={styles.heading}>{title}</h2>}
        <ul className={styles.row}>
          {items.map(item => (
            <li key={item.label}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Item({ item }: { item: MenuItem }) {
  const inside = (
    <>
      {item.icon && <MenuIcon source={item.icon} size={28} />}
      <span>{item.label}</span>
    </>
  )
  if (!item.link) return <span className={styles.item}>{inside}</span>
  const { href, external } = item.link
  return (
    <a className={styles.item} href={href} rel={external ? 'noopener' : undefined}>
      {inside}
    </a>
  )
}

export function IconRowSkeleton({ look }: { look: 'ruler' | 'objectives' }) {
  return <div className={styles[look]} aria-hidden="true" data-empty="" />
}
