import type { Menu, MenuItem } from '../../models/content/menu.ts'
import type { Streamed } from '../../models/listing/home-sections.ts'
import { MenuIcon } from '../../ui/menu-icon.tsx'
import { Section } from '../section.tsx'
import styles from './icon-row.module.css'

interface IconRowProps {
  menu: Streamed<Menu>
  look: 'ruler' | 'objectives'
  /** The heading of a menu without a title. Without it the row has no heading. */
  title?: string
  label?: string
}

/** A menu as a row of icons with labels, inside an element with `data-links`: benefits or objectives. */
export function IconRow({ menu, look, title, label }: IconRowProps) {
  return (
    <Section data={menu} skeleton={<div className={styles[look]} aria-hidden="true" data-empty="" />}>
      {view => (
        <section className={styles[look]} aria-label={label}>
          <div className="page">
            {title && <h2 className={styles.heading}>{view.title || title}</h2>}
            <ul className={styles.row}>
              {view.items.map(item => (
                <li key={item.label}>
                  <Item item={item} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </Section>
  )
}

function Item({ item: { label, icon, link } }: { item: MenuItem }) {
  const inside = (
    <>
      {icon && <MenuIcon source={icon} size={28} />}
      {label}
    </>
  )
  if (!link) return <span className={styles.item}>{inside}</span>
  return (
    <a className={styles.item} href={link.href} rel={link.external ? 'noopener' : undefined}>
      {inside}
    </a>
  )
}
