import { ClosedStore } from '../sections/closed-store/closed-store'
import type { ClosedView } from '../sections/closed-store/closed-view'
import { Logo } from './header/logo'
import { LanguageSwitch } from './language-switch/language-switch'
import { useLanguageForms } from './language-switch/stored-language'

export function ClosedPage({ view }: { view: ClosedView }) {
  useLanguageForms()
  return (
    <ClosedStore view={view} logo={<Logo site={view.site} />}>
      <LanguageSwitch />
    </ClosedStore>
  )
}
