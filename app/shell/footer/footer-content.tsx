import '../../i18n/messages/footer'
import { useTranslator } from '../../i18n/use-translator'
import type { MenuItem } from '../../models/content/menu'
import type { ShellParts } from '../../models/store/shell-parts'
import { Section } from '../../sections/section'
import { MenuIcon } from '../../ui/menu-icon'
import { CookieButton } from '../consent/cookie-button'
import { LanguageSwitch } from '../language-switch/language-switch'
import { MenuLink } from '../menu-link'
import type { Site } from '../shell-view'
import { Contact } from './contact'
import styles from './footer.module.css'
import { Payment } from './payment'

interface FooterPartProps {
  parts: ShellParts
  site: Site
}

/** The benefits of the store. */
export function Top({ parts }: Pick<FooterPartProps, 'parts'>) {
  return (
    <Section data={parts.features} skeleton={null}>
      {items => items.length > 0 && <Features items={items} />}
    </Section>
  )
}

export function About({ parts, site }: FooterPartProps) {
  return (
    <Section data={parts.about} skeleton={<h2>{site.name}</h2>}>
      {({ title, texts }) => (
        <>
          <h2>{title || site.name}</h2>
          {texts.map(text => (
            <p key={text}>{text}</p>
          ))}
        </>
      )}
    </Section>
  )
}

/** Links, contact and payment methods. */
export function Info({ parts, site }: FooterPartProps) {
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

/** The last line: copyright, cookies and the language. */
export function End({ parts, site: { sellerPanelUrl } }: FooterPartProps) {
  const t = useTranslator()
  return (
    <>
      <div>
        <Section data={parts.copyright} skeleton={null}>
          {texts => texts.map(text => <p key={text}>{text}</p>)}
        </Section>
      </div>
      <div className={styles.settings}>
        {sellerPanelUrl && (
          <a href={sellerPanelUrl} rel="noopener">
            {t('header.sellerPanel')}
          </a>
        )}
        <CookieButton />
        <LanguageSwitch />
      </div>
    </>
  )
}

function Features({ items }: { items: MenuItem[] }) {
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

/** One column for each item of the menu, with its links below. */
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
