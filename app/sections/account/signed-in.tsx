import '../../i18n/messages/account.ts'
import type { ReactNode } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { useUser } from '../../stores/provider.tsx'
import { Button } from '../../ui/button.tsx'
import * as styles from './account.module.css'
import { greeting } from './greeting.ts'
import { useSignOut } from './use-sign-out.ts'

export function SignedIn({ children }: { children: ReactNode }) {
  const t = useTranslator()
  const firstName = useUser(({ user }) => user.firstName)
  const { isPending, hasFailed, leave } = useSignOut()
  return (
    <div className={styles.signedIn}>
      <p className={styles.greeting}>{greeting(firstName, t)}</p>
      <p className={styles.hint}>{t('account.already')}</p>
      <div className={styles.ways}>
        {children}
        <Button look="secondary" aria-busy={isPending || undefined} onClick={() => void leave()}>
          {t('account.leave')}
        </Button>
      </div>
      <p role="alert">{hasFailed ? t('account.leaveFailed') : ''}</p>
    </div>
  )
}
