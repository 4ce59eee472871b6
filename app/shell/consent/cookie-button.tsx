import { useTranslator } from '../../i18n/use-translator'

/** Shown by the browser: without JavaScript nothing is measured, and there is nothing to choose. */
export function CookieButton() {
  const t = useTranslator()
  return (
    <button type="button" hidden data-scripted="cookies">
      {t('footer.cookies')}
    </button>
  )
}
