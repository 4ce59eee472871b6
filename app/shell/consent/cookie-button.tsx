import '../../i18n/messages/footer'
import { useTranslator } from '../../i18n/use-translator'

/** The browser unhides it: without JavaScript nothing is measured, so there is nothing to choose. */
export function CookieButton() {
  const t = useTranslator()
  return (
    <button type="button" hidden data-scripted="cookies">
      {t('footer.cookies')}
    </button>
  )
}
