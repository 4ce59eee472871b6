import '../../i18n/messages/footer.ts'
import '../../i18n/messages/payment.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { everyItem, type MenuItem } from '../../models/content/menu.ts'
import type { ShellParts } from '../../models/store/shell-parts.ts'
import { PaymentMarks } from '../../sections/payment-marks.tsx'
import { Section } from '../../sections/section.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MenuIcon } from '../../ui/menu-icon.tsx'
import { LanguageSwitch } from '../language-switch/language-switch.tsx'
import { MenuEntry } from '../menu-link.tsx'
import type { Site } from '../shell-view.ts'
import { Contact } from './contact.tsx'
import * as styles from './footer.module.css'

interface FooterPartProps {
  parts: ShellParts
  site: Site
}

export function Top({ parts }: Pick<FooterPartProps, 'parts'>) {
  return (
    <Section data={parts.features} skeleton={null}>
      {items =>
        items.length > 0 && (
          <ul className={`page ${styles.features}`}>
            {items.map(item => (
              <li key={item.label}>
                {item.icon && <MenuIcon source={item.icon} />}
                <MenuEntry item={item} />
              </li>
            ))}
          </ul>
        )
      }
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

export function Info({ parts, site: { pixPercent, boletoPercent } }: FooterPartProps) {
  const t = useTranslator()
  return (
    <>
      <Section data={parts.columns} skeleton={null}>
        {columns => columns.length > 0 && <Columns columns={columns} />}
      </Section>
      <Section data={parts.contact} skeleton={null}>
        {contact => <Contact contact={contact} />}
      </Section>
      <div className={styles.payment}>
        <h2>{t('payment.title')}</h2>
        <ul>
          <PaymentMarks cards={parts.cards} />
        </ul>
        {pixPercent > 0 && <p>{t('product.cashDiscount', { percent: pixPercent })}</p>}
        {boletoPercent > 0 && <p>{t('product.boletoDiscount', { percent: boletoPercent })}</p>}
      </div>
    </>
  )
}

function Columns({ columns }: { columns: MenuItem[] }) {
  const t = useTranslator()
  return (
    <nav className={styles.columns} aria-label={t('footer.title')}>
      {columns.map(column => (
        <Column key={column.label} column={column} />
      ))}
    </nav>
  )
}

/** Folds below desktop, where its style sheet shows it open. A heading without entries is a link. */
function Column({ column }: { column: MenuItem }) {
  const { label, link, items = [] } = column
  if (items.length === 0)
    return (
      <h2>
        <MenuEntry item={column} />
      </h2>
    )
  return (
    <details>
      <summary>
        <h2>{label}</h2>
      </summary>
      <ul>
        {[...(link ? [{ ...column, items: [] }] : []), ...items].map(item => (
          <li key={item.label + item.link?.href}>
            <MenuEntry item={item} />
          </li>
        ))}
      </ul>
    </details>
  )
}

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
        <Section data={parts.columns} skeleton={null}>
          {columns => !leadsTo(PATHS.withdrawal, columns) && <a href={PATHS.withdrawal}>{t('footer.withdrawal')}</a>}
        </Section>
        <a href={PATHS.accessibility}>
          <Icon name="accessibility" size={18} />
          {t('footer.accessibility')}
        </a>
        {sellerPanelUrl && (
          <a href={sellerPanelUrl} rel="noopener">
            {t('header.sellerPanel')}
          </a>
        )}
        {/* The browser unhides it: without JavaScript nothing is measured, so there is nothing to choose. */}
        <button type="button" hidden data-scripted="cookies">
          {t('footer.cookies')}
        </button>
        <LanguageSwitch />
      </div>
    </>
  )
}

function leadsTo(path: string, columns: readonly MenuItem[]): boolean {
  return everyItem(columns).some(({ link }) => link?.href === path)
}
