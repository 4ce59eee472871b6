const KEY = 'cep'
const CEP = /^\d{5}-\d{3}$/
const listeners = new Set<() => void>()

/** The CEP last used in the header, on a product or in the cart; '' when there is none or storage is blocked. */
export function rememberedCep(): string {
  try {
    const cep = localStorage.getItem(KEY) ?? ''
    return CEP.test(cep) ? cep : ''
  } catch {
    return ''
  }
}

export function rememberCep(cep: string): void {
  const before = rememberedCep()
  try {
    localStorage.setItem(KEY, cep)
  } catch {
    // Storage is blocked.
  }
  if (rememberedCep() !== before) for (const listener of listeners) listener()
}

/** Calls back when the CEP changes in this tab or another. Returns a function that unsubscribes. */
export function watchCep(onChange: () => void): () => void {
  function hearOtherTab({ key }: StorageEvent): void {
    if (key === KEY) onChange()
  }
  listeners.add(onChange)
  addEventListener('storage', hearOtherTab)
  return () => {
    listeners.delete(onChange)
    removeEventListener('storage', hearOtherTab)
  }
}
