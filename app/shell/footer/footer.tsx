import { useTranslator } from '../../i18n/use-translator'
import type { MenuItem } from '../../models/menu'
import { Section } from '../../sections/section'
import { MenuIcon } from '../../ui/menu-icon'
import { CookieButton } from '../consent/cookie-button'
import { LanguageSwitch } from '../language-switch/language-switch'
import { MenuLink } from '../menu-link'
import { NewsletterPlace } from '../newsletter/newsletter-place'
import type { ShellParts, ShellView, Site } from '../shell-view'
import { Contact } from './contact'
import styles from './footer.module.css'
import { FooterColumns } from './footer-columns'
import { Payment } from './payment'

export function Footer({ view: { site, parts } }: { view: ShellView }) {
  return (
    <footer className={styles.footer} data-links="">
      <Section data={parts.features} skeleton={null}>
        {items => items.length > 0 && <Features items={items} />}
      </Section>
      <div className={`page ${styles.main}`}>
        <div className={styles.about}>
          <Section data={parts.about} skeleton={<h2>{site.name}</h2>}>
            {about => <About about={about} name={site.name} />}
          </Section>
          <NewsletterPlace />
        </div>
        <Section data={parts.columns} skeleton={null}>
          {columns => <FooterColumns packed={columns} />}
        </Section>
        <Section data={parts.contact} skeleton={null}>
          {contact => <Contact contact={contact} />}
        </Section>
        <Payment pixPercent={site.pixPercent} boletoPercent={site.boletoPercent} />
      </div>
      <div className={`page ${styles.end}`}>
        <Section data={parts.copyright} skeleton={<div />}>
          {texts => <Copyright texts={texts} />}
        </Section>
        <Settings site={site} />
      </div>
    </footer>
  )
}

function About({ about, name }: { about: ShellParts['about']; name: string }) {
  return (
    <>
      <h2>{about.title || name}</h2>
      {about.texts.map(text => (
        <p key={text}>{text}</p>
      ))}
    </>
  )
}

function Copyright({ texts }: { texts: string[] }) {
  return (
    <div>
      {texts.map(text => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/** What holds for every product of the store. */
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

function Settings({ site }: { site: Site }) {
  const t = useTranslator()
  return (
    <div className={styles.settings}>
      {site.sellerPanelUrl && (
        <a href={site.sellerPanelUrl} rel="noopener">
          {t('header.sellerPanel')}
        </a>
      )}
      <CookieButton />
      <LanguageSwitch />
    </div>
  )
}
