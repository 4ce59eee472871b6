import type { ReactNode } from 'react'
import { useTranslator } from '../i18n/use-translator'
import { CartToast } from './cart-notices/cart-notices'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { useStoredLanguage } from './language-switch/stored-language'
import styles from './layout.module.css'
import { MobileMenu } from './mobile-menu/mobile-menu'
import { MAIN_ID, PageChanges } from './page-changes/page-changes'
import { ProgressBar } from './progress-bar/progress-bar'
import type { ShellView, Site } from './shell-view'
import { SideCart } from './side-cart/side-cart'

/** What is on every page, around its content. It stays mounted from page to page, errors included. */
export function ShellLayout({ view, children }: { view: ShellView; children: ReactNode }) {
  const t = useTranslator()
  useStoredLanguage()
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('common.skip')}
      </a>
      <ProgressBar />
      {view.site.notice && <Notice notice={view.site.notice} />}
      <Header view={view} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer view={view} />
      <MobileMenu view={view} />
      <SideCart freeShippingCents={view.site.freeShippingCents} />
      <CartToast />
      <PageChanges />
    </>
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
