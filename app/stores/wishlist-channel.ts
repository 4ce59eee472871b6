export interface WishlistChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

export interface SharedChange {
  product: number
  flag: boolean
}

/** What one tab changed shows in the others. */
export function createSharedChanges(channel: WishlistChannel | null, onChange: (change: SharedChange) => void) {
  channel?.addEventListener('message', ({ data }) => {
    const change = readChange(data)
    if (change) onChange(change)
  })
  return { tell: (change: SharedChange) => channel?.postMessage(change) }
}

/** A tab may still run another version of the store. */
function readChange(data: unknown): SharedChange | null {
  if (typeof data !== 'object' || data === null) return null
  const { product, flag }: { product?: unknown; flag?: unknown } = data
  return typeof product === 'number' && typeof flag === 'boolean' ? { product, flag } : null
}
