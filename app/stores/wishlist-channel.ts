export interface WishlistChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

export interface SharedChange {
  product: number
  flag: boolean
}

/** Sends changes to the browser's other tabs and applies theirs. */
export function createSharedChanges(channel: WishlistChannel | null, onChange: (change: SharedChange) => void) {
  channel?.addEventListener('message', ({ data }) => {
    const change = readChange(data)
    if (change) onChange(change)
  })
  return { tell: (change: SharedChange) => channel?.postMessage(change) }
}

/** Parses the message: another tab may run another version of the store. */
function readChange(data: unknown): SharedChange | null {
  if (typeof data !== 'object' || data === null) return null
  const { product, flag }: { product?: unknown; flag?: unknown } = data
  return typeof product === 'number' && typeof flag === 'boolean' ? { product, flag } : null
}
