import { lazy, Suspense, useState } from 'react'
import { usePanels } from '../stores/provider'

export const loadCepDialog = () => import('./cep-dialog/cep-dialog')
const CepDialog = lazy(loadCepDialog)

/** Renders the CEP dialog once it has been opened. */
export function CepPlace() {
  const open = usePanels(panels => panels.open === 'cep')
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <CepDialog />
    </Suspense>
  ) : null
}
