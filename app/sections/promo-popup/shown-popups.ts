const KEY = 'popups'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Spec 3: the promotions already shown in this session. Kept for the life of the page where storage is blocked. */
export function createShownPopups(store: Store | null) {
  const ids = new Set(readIds(store))
  return {
    has: (id: number) => ids.has(id),
    add(id: number) {
      ids.add(id)
      try {
        store?.setItem(KEY, [...ids].join(' '))
      } catch {
        // Storage is full or has been blocked since.
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
