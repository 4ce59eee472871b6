import '../../i18n/messages/cep.ts'
import { useState } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { CepForm } from '../../sections/cep/cep-form.tsx'
import { useActions, usePanels } from '../../stores/provider.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DrawerHead } from '../drawer/drawer-head.tsx'
import * as styles from '../login-modal/login-modal.module.css'

export default function CepDialog() {
  const t = useTranslator()
  const open = usePanels(panels => panels.open === 'cep')
  const { panels } = useActions()
  const [said, setSaid] = useState('')
  const close = () => panels.close('cep')
  function finish(cep: string) {
    close()
    setSaid(t('cep.kept', { cep }))
  }
  return (
    <>
      <Dialog label={t('cep.title')} open={open} onClose={close} className={styles.modal}>
        <DrawerHead title={t('cep.title')} />
        <div className={styles.body} ref={focusField}>
          <p>{t('cep.text')}</p>
          {open && <CepForm onDone={finish} />}
        </div>
      </Dialog>
      <p role="status" className="visually-hidden">
        {open ? '' : said}
      </p>
    </>
  )
}

/** Moves the dialog's initial focus from the close button to the field. React does not render `autofocus`. */
function focusField(body: HTMLElement | null): void {
  body?.querySelector('input')?.setAttribute('autofocus', '')
}
