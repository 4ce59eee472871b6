import { useTranslator } from '../../i18n/use-translator'
import type { MenuItem } from '../../models/menu'
import { LanguageSwitch } from '../language-switch/language-switch'
import { MenuLink } from '../menu-link'
import type { ShellView, Site } from '../shell-view'
import { Contact } from './contact'
import styles from './footer.module.css'
import { FooterColumns } from './footer-columns'
import { Payment } from './payment'

export function Footer({ view: { site, footer } }: { view: ShellView }) {
  return (
    <footer className={styles.footer}>
      {footer.features.length > 0 && <Features items={footer.features} />}
      <div className={`page ${styles.main}`}>
        <div className={styles.about}>
          <h2>{footer.about.title || site.name}</h2>
          {footer.about.texts.map(text => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <FooterColumns packed={footer.columns} />
        <Contact contact={footer.contact} />
        <Payment pixPercent={footer.pixPercent} />
      </div>
      <div className={`page ${styles.end}`}>
        <div>
          {footer.copyright.map(text => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Settings site={site} />
      </div>
    </footer>
  )
}

/** What holds for every product of the store. */
function Features({ items }: { items: MenuItem[] }) {
  return (
    <ul className={`page ${styles.features}`}>
      {items.map(({ label, link, icon }) => (
        <li key={label}>
          {icon && <img src={icon} alt="" width={24} height={24} loading="lazy" />}
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
      <LanguageSwitch />
    </div>
  )
}
