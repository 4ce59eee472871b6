import '../../i18n/messages/account'
import { useTranslator } from '../../i18n/use-translator'
import { PATHS } from '../../links'
import { Button } from '../../ui/button'
import styles from './account.module.css'
import { ACCESS_INTENT, INTENTS } from './intents'

/** The page contains no shopper's data, so it shows this form to everybody without JavaScript. */
export function SignOutWithoutScripts() {
  const t = useTranslator()
  return (
    <noscript>
      <form method="post" action={PATHS.access} className={styles.leave}>
        <input type="hidden" name={ACCESS_INTENT} value={INTENTS.signOut} />
        <p>{t('account.leaveHint')}</p>
        <Button type="submit" look="secondary" small>
          {t('account.leave')}
        </Button>
      </form>
    </noscript>
  )
}
