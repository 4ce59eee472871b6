import { lazy } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { Section } from '../../sections/section'
import { StaticPart } from '../../sections/static-part'
import { CookieButton } from '../consent/cookie-button'
import { LanguageSwitch } from '../language-switch/language-switch'
import { NewsletterPlace } from '../newsletter/newsletter-place'
import type { ShellView, Site } from '../shell-view'
import styles from './footer.module.css'

const load = () => import('./footer-info')
const { Features, About, Info, Copyright } = import.meta.env.SSR
  ? await load()
  : {
      Features: lazy(async () => ({ default: (await load()).Features })),
      About: lazy(async () => ({ default: (await load()).About })),
      Info: lazy(async () => ({ default: (await load()).Info })),
      Copyright: lazy(async () => ({ default: (await load()).Copyright }))
    }

export function Footer({ view: { site, parts } }: { view: ShellView }) {
  return (
    <footer className={styles.footer} data-links="">
      <StaticPart name="shell" data={parts}>
        {({ features }) => (
          <Section data={features} skeleton={null}>
            {items => items.length > 0 && <Features items={items} />}
          </Section>
        )}
      </StaticPart>
      <div className={`page ${styles.main}`}>
        <div className={styles.about}>
          <StaticPart name="shell" data={parts} className={styles.part}>
            {({ about }) => (
              <Section data={about} skeleton={<h2>{site.name}</h2>}>
                {view => <About about={view} name={site.name} />}
              </Section>
            )}
          </StaticPart>
          <NewsletterPlace />
        </div>
        <StaticPart name="shell" data={parts} className={styles.part}>
          {view => <Info parts={view} site={site} />}
        </StaticPart>
      </div>
      <div className={`page ${styles.end}`}>
        <StaticPart name="shell" data={parts}>
          {({ copyright }) => (
            <Section data={copyright} skeleton={null}>
              {texts => <Copyright texts={texts} />}
            </Section>
          )}
        </StaticPart>
        <Settings site={site} />
      </div>
    </footer>
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
