import '../../i18n/messages/account.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { Button } from '../../ui/button.tsx'
import { NoScript } from '../../ui/no-script.tsx'
import * as styles from './account.module.css'
import { ACCESS_INTENT, INTENTS } from './intents.ts'

/** The page contains no shopper's data, so it shows this form to everybody without JavaScript. */
export function SignOutWithoutScripts() {
  const t = useTranslator()
  return (
    <NoScript>
      <form method="post" action={PATHS.access} className={styles.leave}>
        <input type="hidden" name={ACCESS_INTENT} value={INTENTS.signOut} />
        <p>{t('account.leaveHint')}</p>
        <Button type="submit" look="secondary" small>
          {t('account.leave')}
        </Button>
      </form>
    </NoScript>
  )
}
