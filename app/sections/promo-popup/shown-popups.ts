const KEY = 'popups'

/** May throw where storage is blocked. */
type OpenStore = () => Pick<Storage, 'getItem' | 'setItem'>

export type ShownPopups = ReturnType<typeof createShownPopups>

/** Spec 3: the promotions already shown in this session. Kept for the life of the page where storage is blocked. */
export function createShownPopups(open: OpenStore) {
  const ids = new Set(readIds(open))
  return {
    has: (id: number) => ids.has(id),
    add(id: number) {
      ids.add(id)
      try {
        open().setItem(KEY, [...ids].join(' '))
      } catch {
        // Storage is full or has been blocked since.
      }
    }
  }
}

function readIds(open: OpenStore): number[] {
  try {
    return (open().getItem(KEY) ?? '').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
