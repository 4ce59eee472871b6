import { ClosedStore } from '../sections/closed-store/closed-store'
import type { ClosedView } from '../sections/closed-store/closed-view'
import styles from './error-page/error-page.module.css'
import { Logo } from './header/logo'
import { LanguageSwitch } from './language-switch/language-switch'
import { useLanguageForms } from './language-switch/stored-language'

export function ClosedPage({ view }: { view: ClosedView }) {
  useLanguageForms()
  return (
    <main className={`page ${styles.page} ${styles.closed}`}>
      <Logo site={view.site} />
      <ClosedStore view={view} />
      <LanguageSwitch />
    </main>
  )
}
