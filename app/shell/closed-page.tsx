import { ClosedStore } from '../sections/closed-store/closed-store'
import type { ClosedView } from '../sections/closed-store/closed-view'
import { Logo } from './header/logo'
import { useLanguageForms } from './language-switch/language-forms'
import { LanguageSwitch } from './language-switch/language-switch'

export function ClosedPage({ view }: { view: ClosedView }) {
  useLanguageForms()
  return (
    <ClosedStore view={view} logo={<Logo site={view.site} />}>
      <LanguageSwitch />
    </ClosedStore>
  )
}
