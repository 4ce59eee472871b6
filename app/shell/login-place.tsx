import { lazy, Suspense, useState } from 'react'
import { usePanels } from '../stores/provider'

export const loadLoginModal = () => import('./login-modal/login-modal')
const LoginModal = lazy(loadLoginModal)

/** Renders the dialog "Entrar" once it has been opened. */
export function LoginPlace() {
  const open = usePanels(panels => panels.open === 'login')
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <LoginModal />
    </Suspense>
  ) : null
}
