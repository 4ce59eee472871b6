import { useSyncExternalStore } from 'react'
import { useUser } from '../../stores/provider'
import { rememberedCep, watchCep } from '../product-detail/shipping/remembered-cep'

/** The CEP that this browser remembers, else the shopper's own; '' where none is known, and while the page is taken over. */
export function useKnownCep(): string {
  const own = useUser(({ user }) => user.cep)
  return useSyncExternalStore(watchCep, rememberedCep, nothingYet) || own
}

function nothingYet(): string {
  return ''
}
