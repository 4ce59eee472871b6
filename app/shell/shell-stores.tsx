import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { MapContext } from '../models/store/map-context'
import { StoresProvider } from '../stores/provider'
import { recordStoreEvent } from './store-events'

interface ShellStoresProps {
  context: MapContext
  children: ReactNode
}

export function ShellStores({ context, children }: ShellStoresProps) {
  const navigate = useNavigate()
  const seeds = {
    context,
    navigate: (path: string) => void navigate(path),
    onEvent: recordStoreEvent
  }
  return <StoresProvider seeds={seeds}>{children}</StoresProvider>
}
