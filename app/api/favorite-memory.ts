import { readAsked, readKept, type StoredFavorite } from '../contract/favorite-memory.ts'
import { toPath } from '../models/content/link.ts'
import type { FavoriteProduct } from '../models/shopper/favorite.ts'
import { attempt } from './attempt.ts'

export const ASKED_AGE_MS = 30 * 60_000
const MAX_ASKED = 20
const MAX_KEPT = 100

export type FavoriteMemory = ReturnType<typeof createFavoriteMemory>

interface FavoriteMemoryOptions {
  /** Of this tab: requested changes apply where the shopper signs in. */
  session: () => Storage
  local: () => Storage
  now?: () => number
}

/** Spec 3: the client's favourite products; and the favourites that were asked for before signing in. */
export function createFavoriteMemory({ session, local, now = Date.now }: FavoriteMemoryOptions) {
  const askedText = createKeptText('askedFavorites', session)
  const keptText = createKeptText('favoriteProducts', local)

  function asked() {
    const latest = now()
    return readAsked(askedText.read()).flatMap(({ product, flag, at }) => {
      const found = toProduct(product)
      return found && at <= latest && latest - at <= ASKED_AGE_MS ? [{ product: found, flag, at }] : []
    })
  }

  /** Some APIs list favourites by id only. Then these products are shown. */
  function kept(): FavoriteProduct[] {
    return readKept(keptText.read())
      .map(toProduct)
      .filter(product => product !== null)
  }

  return {
    ask(product: FavoriteProduct, flag: boolean, at = now()): void {
      const others = asked().filter(wish => wish.product.id !== product.id)
      askedText.write([...others, { product, flag, at }].slice(-MAX_ASKED))
    },
    /** Changes requested in the last half hour. Reading them removes them. */
    takeAsked() {
      const wishes = asked()
      if (wishes.length > 0) askedText.clear()
      return wishes
    },
    kept,
    keep(product: FavoriteProduct): void {
      const others = kept().filter(({ id }) => id !== product.id)
      keptText.write([product, ...others].slice(0, MAX_KEPT))
    },
    forget(): void {
      askedText.clear()
      keptText.clear()
    }
  }
}

function toProduct({ id, name, brand, ...stored }: StoredFavorite): FavoriteProduct | null {
  const path = toPath(stored.path)
  return path ? { id, path, name, brand, image: stored.image || null } : null
}

/** Storage may be blocked or full. Then memory holds it until the next document loads. */
function createKeptText(key: string, storage: () => Storage) {
  let held: string | null = null

  return {
    read: (): unknown => attempt(() => JSON.parse(attempt(() => storage().getItem(key)) ?? held ?? 'null')),
    write(value: unknown): void {
      held = JSON.stringify(value)
      attempt(() => storage().setItem(key, held ?? ''))
    },
    clear(): void {
      held = null
      attempt(() => storage().removeItem(key))
    }
  }
}
