import { useLocation } from 'react-router'
import { htmlLang, LANGUAGE_KEY, type LanguageCode, languageNumber } from '../../i18n/language.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import * as styles from './language-switch.module.css'

const LANGUAGES: LanguageCode[] = ['pt', 'en']

export function LanguageSwitch() {
  const t = useTranslator()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={PATHS.language} data-language="">
      <input type="hidden" name="path" value={pathname + search} />
      <fieldset className={styles.languages}>
        <legend className="visually-hidden">{t('header.language')}</legend>
        {LANGUAGES.map(language => (
          <button
            key={language}
            type="submit"
            name={LANGUAGE_KEY}
            value={languageNumber(language)}
            lang={htmlLang(language)}
            aria-pressed={language === t.language}
          >
            {t(`language.${language}`)}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
