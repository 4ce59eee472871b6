import '../../i18n/messages/ageGate.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { confirmAge } from '../../models/product/age-gate.ts'
import { Button } from '../../ui/button.tsx'
import { GateDialog, type GateProps } from './gate-dialog.tsx'

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
