import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { MapContext } from '../models/store/map-context.ts'
import { StoresProvider } from '../stores/provider.tsx'
import { recordEvent } from '../stores/shop-events.ts'
import type { StoreEvent } from '../stores/shopper-states.ts'

interface ShellStoresProps {
  context: MapContext
  storeId: number
  children: ReactNode
}

export function ShellStores({ context, storeId, children }: ShellStoresProps) {
  const navigate = useNavigate()
  const seeds = { context, storeId, navigate: (path: string) => void navigate(path), onEvent: recordStoreEvent }
  return <StoresProvider seeds={seeds}>{children}</StoresProvider>
}

/** Spec 4: an analytics event for every add. Spec 8: failures of cart and wishlist are logged. */
function recordStoreEvent(event: StoreEvent): void {
  if ('failure' in event) {
    const { kind, status, message } = event.failure
    console.warn(JSON.stringify({ event: event.name, kind, status, message }))
  } else recordEvent(event)
}
