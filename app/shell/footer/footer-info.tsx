import { useTranslator } from '../../i18n/use-translator'
import type { MenuItem } from '../../models/menu'
import type { AboutView, ShellParts } from '../../models/shell-parts'
import { Section } from '../../sections/section'
import { MenuIcon } from '../../ui/menu-icon'
import { MenuLink } from '../menu-link'
import type { Site } from '../shell-view'
import { Contact } from './contact'
import styles from './footer.module.css'
import { Payment } from './payment'

/** What holds for every product of the store. */
export function Features({ items }: { items: MenuItem[] }) {
  return (
    <ul className={`page ${styles.features}`}>
      {items.map(({ label, link, icon }) => (
        <li key={label}>
          {icon && <MenuIcon source={icon} size={24} />}
          {link ? <MenuLink href={link.href}>{label}</MenuLink> : label}
        </li>
      ))}
    </ul>
  )
}

export function About({ about, name }: { about: AboutView; name: string }) {
  return (
    <>
      <h2>{about.title || name}</h2>
      {about.texts.map(text => (
        <p key={text}>{text}</p>
      ))}
    </>
  )
}

/** Links, contact and ways to pay. */
export function Info({ parts, site }: { parts: ShellParts; site: Site }) {
  return (
    <>
      <Section data={parts.columns} skeleton={null}>
        {columns => <Columns columns={columns} />}
      </Section>
      <Section data={parts.contact} skeleton={null}>
        {contact => <Contact contact={contact} />}
      </Section>
      <Payment pixPercent={site.pixPercent} boletoPercent={site.boletoPercent} />
    </>
  )
}

export function Copyright({ texts }: { texts: string[] }) {
  return texts.map(text => <p key={text}>{text}</p>)
}

/** A column per item of the menu, with its links below. */
function Columns({ columns }: { columns: MenuItem[] }) {
  const t = useTranslator()
  if (columns.length === 0) return null
  return (
    <nav className={styles.columns} aria-label={t('footer.title')}>
      {columns.map(({ label, link, items = [] }) => (
        <div key={label}>
          <h2>{link ? <MenuLink href={link.href}>{label}</MenuLink> : label}</h2>
          <ul>
            {items.map(item => (
              <li key={item.label + item.link?.href}>
                {item.link ? <MenuLink href={item.link.href}>{item.label}</MenuLink> : item.label}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
