const KEY = 'popups'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Spec 3: the popups already shown in the session. Where storage is blocked, as long as the page lives. */
export function createShownPopups(store: Store | null) {
  const ids = new Set(readIds(store))
  return {
    has: (id: number) => ids.has(id),
    add(id: number) {
      ids.add(id)
      try {
        store?.setItem(KEY, [...ids].join(' '))
      } catch {
        // Full, or blocked meanwhile.
      }
    }
  }
}

function readIds(store: Store | null): number[] {
  try {
    return (store?.getItem(KEY) ?? '').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
