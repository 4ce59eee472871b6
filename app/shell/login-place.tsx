import { lazy, Suspense, useState } from 'react'
import { usePanels } from '../stores/provider'

export const loadLoginModal = () => import('./login-modal/login-modal')
const LoginModal = lazy(loadLoginModal)

/** Where the dialog "Entrar" stands, once somebody wants it. */
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
