import '../../i18n/messages/account.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { readReturnPath } from '../../models/shopper/return-path.ts'
import { SignInForm } from '../../sections/account/sign-in-form.tsx'
import { SignedIn } from '../../sections/account/signed-in.tsx'
import { useActions, usePanels, useUser } from '../../stores/provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DrawerHead } from '../drawer/drawer-head.tsx'
import * as styles from './login-modal.module.css'

export default function LoginModal() {
  const t = useTranslator()
  const open = usePanels(panels => panels.open === 'login')
  const { panels } = useActions()
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (shownPath.current !== pathname) panels.close('login')
    shownPath.current = pathname
  }, [panels, pathname])
  useEffect(() => setSaid(before => (open ? '' : before)), [open])
  const close = () => panels.close('login')
  function finish() {
    close()
    setSaid(t('account.entered'))
  }
  return (
    <>
      <Dialog label={t('account.title')} open={open} onClose={close} className={styles.modal}>
        <DrawerHead title={t('account.title')} />
        {open && <Content onDone={finish} onClose={close} />}
      </Dialog>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}

function Content({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useTranslator()
  const isSignedIn = useUser(({ user }) => user.signedIn)
  const { pathname, search } = useLocation()
  return (
    <div className={styles.body} ref={focusFirstField}>
      {isSignedIn ? (
        <SignedIn>
          <Button onClick={onClose}>{t('account.goOn')}</Button>
        </SignedIn>
      ) : (
        <SignInForm returnPath={readReturnPath(pathname + search)} onSignedIn={onDone} />
      )}
    </div>
  )
}

/** Moves the dialog's initial focus from the close button to the first field. React does not render `autofocus`. */
function focusFirstField(body: HTMLElement | null): void {
  body?.querySelector('input[type="email"]')?.setAttribute('autofocus', '')
}
