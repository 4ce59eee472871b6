const KEY = 'cep'
const CEP = /^\d{5}-\d{3}$/
const listeners = new Set<() => void>()

/** The last CEP that was asked for, of the header, a product or the cart; '' when there is none, or the storage is closed. */
export function rememberedCep(): string {
  try {
    const cep = localStorage.getItem(KEY) ?? ''
    return CEP.test(cep) ? cep : ''
  } catch {
    return ''
  }
}

/** `00000-000` */
export function rememberCep(cep: string): void {
  const before = rememberedCep()
  try {
    localStorage.setItem(KEY, cep)
  } catch {
    // A closed storage remembers nothing.
  }
  if (rememberedCep() !== before) for (const listener of listeners) listener()
}

/** Calls back when another CEP is remembered, in this tab or in another. Returns what ends it. */
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
