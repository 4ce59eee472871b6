import { createContext, type ReactNode, useContext } from 'react'
import { useNavigate } from 'react-router'
import type { MapContext } from '../models/map-context'
import { StoresProvider } from '../stores/provider'
import { recordEvent } from './analytics'

interface ShellStoresProps {
  context: MapContext
  children: ReactNode
}

/** The stores of this page's tree, made once. */
export function ShellStores({ context, children }: ShellStoresProps) {
  const navigate = useNavigate()
  const seeds = {
    context,
    navigate: (path: string) => void navigate(path),
    // CartNotices shows the cart's messages where the shopper is.
    alert: () => {},
    onEvent: recordEvent
  }
  return (
    <ShopContext value={context}>
      <StoresProvider seeds={seeds}>{children}</StoresProvider>
    </ShopContext>
  )
}

const ShopContext = createContext<MapContext>({ language: 'pt', origins: [] })

/** What the mappers need to know, for calls that the browser makes itself. */
export function useMapContext(): MapContext {
  return useContext(ShopContext)
}
