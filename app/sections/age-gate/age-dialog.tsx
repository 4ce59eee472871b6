import '../../i18n/messages/ageGate'
import { useTranslator } from '../../i18n/use-translator'
import { confirmAge } from '../../models/product/age-gate'
import { Button } from '../../ui/button'
import { GateDialog, type GateProps } from './gate-dialog'

/** Only an answer closes it: yes is remembered; no navigates home, or calls `onDecline`. */
export function AgeDialog({ age, onDone, onDecline }: GateProps) {
  const t = useTranslator()
  function accept() {
    confirmAge(age)
    onDone()
  }
  return (
    <GateDialog age={age} onDecline={onDecline}>
      {close => <Button onClick={() => close(accept)}>{t('ageGate.yes', { age })}</Button>}
    </GateDialog>
  )
}
