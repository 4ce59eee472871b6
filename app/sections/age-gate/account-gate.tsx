import '../../i18n/messages/ageGate.ts'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { fetchAge } from '../../api/age.ts'
import { createBrowserTransport } from '../../api/transport.browser.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { withReturn } from '../../models/shopper/return-path.ts'
import { buttonClass } from '../../ui/button.tsx'
import { GateDialog, type GateProps } from './gate-dialog.tsx'

/** Where the date of birth of the account decides. Asks nothing of who is signed in and old enough. */
export function AccountGate({ age, onDone, onDecline }: GateProps) {
  const t = useTranslator()
  const { pathname, search } = useLocation()
  const [known, setKnown] = useState<number | null | undefined>()
  useEffect(() => void fetchAge(createBrowserTransport()).then(setKnown), [])
  useEffect(() => {
    if (known && known >= age) onDone()
  }, [known, age, onDone])
  if (known === undefined || (known ?? 0) >= age) return null
  const isVisitor = known === null
  return (
    <GateDialog
      age={age}
      text={isVisitor ? t('ageGate.signInWhy') : t('ageGate.accountTooYoung', { age })}
      onDecline={onDecline}
    >
      {() =>
        isVisitor ? (
          <Link to={withReturn(PATHS.access, pathname + search)} className={buttonClass({ wide: true })}>
            {t('ageGate.signIn')}
          </Link>
        ) : null
      }
    </GateDialog>
  )
}
