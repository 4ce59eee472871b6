import { CEP_KEY as KEY } from '../../../models/shopper/cep-key.ts'
import { readStored, writeStored } from '../../../ui/local-storage.ts'

const CEP = /^\d{5}-\d{3}$/

/** The CEP last used in the header, on a product or in the cart; '' when there is none or storage is blocked. */
export function rememberedCep(): string {
  const cep = readStored(KEY) ?? ''
  return CEP.test(cep) ? cep : ''
}

export const rememberCep = (cep: string) => change(cep)
export const forgetCep = () => change(null)

function change(cep: string | null): void {
  const before = rememberedCep()
  writeStored(KEY, cep)
  // The browser tells other tabs only.
  if (rememberedCep() !== before) dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

/** Calls back when the CEP changes in this tab or another. Returns a function that unsubscribes. */
export function watchCep(onChange: () => void): () => void {
  const watching = new AbortController()
  addEventListener('storage', ({ key }) => key === KEY && onChange(), { signal: watching.signal })
  return () => watching.abort()
}
