import { type ComponentType, lazy, Suspense, useState } from 'react'
import { usePanels } from '../stores/provider.tsx'

export const loadCartPanel = () => import('./side-cart/cart-panel.tsx')
export const loadCepDialog = () => import('./cep-dialog/cep-dialog.tsx')
export const loadLoginModal = () => import('./login-modal/login-modal.tsx')

export const CepPlace = placeOf('cep', loadCepDialog)
export const LoginPlace = placeOf('login', loadLoginModal)

function placeOf(name: string, load: () => Promise<{ default: ComponentType }>) {
  const Panel = lazy(load)
  return function Place() {
    const open = usePanels(panels => panels.open === name)
    const [wanted, setWanted] = useState(false)
    if (open && !wanted) setWanted(true)
    return wanted ? (
      <Suspense>
        <Panel />
      </Suspense>
    ) : null
  }
}
