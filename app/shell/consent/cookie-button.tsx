import { useTranslator } from '../../i18n/use-translator'
import { useHydrated } from '../use-hydrated'
import { askAgain } from './ask-again'

/** Without JavaScript nothing is measured, and there is nothing to choose. */
export function CookieButton({ className }: { className?: string }) {
  const t = useTranslator()
  if (!useHydrated()) return null
  return (
    <button type="button" className={className} onClick={askAgain}>
      {t('footer.cookies')}
    </button>
  )
}
