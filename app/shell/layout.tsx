import { type ReactNode, useEffect } from 'react'
import { useTranslator } from '../i18n/use-translator.tsx'
import { HELD } from '../sections/product-card/held-controls.ts'
import { PixPercent } from '../sections/product-card/pix-percent.ts'
import { ConsentPlace, SideCartPlace, SurroundingsPlace } from './deferred/deferred-places.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { IdlePlace } from './idle/idle-place.tsx'
import { useStoredLanguage } from './language-switch/stored-language.ts'
import * as styles from './layout.module.css'
import { MobileMenuPlace } from './mobile-menu/mobile-menu-place.tsx'
import { MAIN_ID } from './page-changes/main-id.ts'
import { LoginPlace } from './panel-places.tsx'
import type { ShellView, Site } from './shell-view.ts'
import { StaticLinks } from './static-links/static-links.tsx'

/** The shell around every page. React renders it again around an error page: see `Kept` in static-part.tsx. */
export function ShellLayout({ view, children }: { view: ShellView; children: ReactNode }) {
  const t = useTranslator()
  useStoredLanguage()
  useEffect(repeatHeldClicks, [])
  return (
    <PixPercent value={view.site.pixPercent}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('common.skip')}
      </a>
      {/* Early in the document, so that the second Tab reaches it. */}
      <ConsentPlace gtm={view.site.gtm} />
      {view.site.notice && <Notice notice={view.site.notice} />}
      <Header {...view} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer {...view} />
      <MobileMenuPlace {...view} />
      <LoginPlace />
      <StaticLinks />
      <IdlePlace />
      {/* Before the side cart: a quick view closes first, and the side cart then restores the focus. */}
      <SurroundingsPlace />
      <SideCartPlace freeShippingCents={view.site.freeShippingCents} />
    </PixPercent>
  )
}

/** Spec 1: no orders will be considered. */
function Notice({ notice }: { notice: NonNullable<Site['notice']> }) {
  const t = useTranslator()
  return (
    <p className={styles.notice} role="status">
      {notice.text || t(`notices.${notice.kind}`)}
    </p>
  )
}

function repeatHeldClicks(): void {
  for (const control of document.querySelectorAll<HTMLElement>(`[data-hold][${HELD}]`)) {
    const times = Number(control.getAttribute(HELD))
    control.removeAttribute(HELD)
    for (let time = 0; time < times; time += 1) control.click()
  }
}
