import '../../i18n/messages/ageGate'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { fetchAge } from '../../api/age'
import { createBrowserTransport } from '../../api/transport.browser'
import { useTranslator } from '../../i18n/use-translator'
import { PATHS } from '../../links'
import { withReturn } from '../../models/shopper/return-path'
import { buttonClass } from '../../ui/button'
import { GateDialog, type GateProps } from './gate-dialog'

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
