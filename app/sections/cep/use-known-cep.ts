import { useSyncExternalStore } from 'react'
import { useUser } from '../../stores/provider.tsx'
import { rememberedCep, watchCep } from '../product-detail/shipping/remembered-cep.ts'

/** The CEP remembered by this browser, else the user's; '' without one and during hydration. */
export function useKnownCep(): string {
  const own = useUser(({ user }) => user.cep)
  return useSyncExternalStore(watchCep, rememberedCep, () => '') || own
}
