import { readAsked, readKept, type StoredFavorite } from '../contract/favorite-memory.ts'
import { toPath } from '../models/content/link.ts'
import {
  type AskedFavorite,
  type FavoriteProduct,
  validAsked,
  withAsked,
  withKept
} from '../models/shopper/favorite.ts'

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

  function asked(): AskedFavorite[] {
    const wishes = readAsked(askedText.read()).flatMap(({ product, flag, at }) => {
      const found = toProduct(product)
      return found ? [{ product: found, flag, at }] : []
    })
    return validAsked(wishes, now())
  }

  /** Some APIs list favourites by id only. Then these products are shown. */
  function kept(): FavoriteProduct[] {
    return readKept(keptText.read())
      .map(toProduct)
      .filter(product => product !== null)
  }

  return {
    ask(product: FavoriteProduct, flag: boolean, at = now()): void {
      askedText.write(withAsked(asked(), { product, flag, at }))
    },
    /** Changes requested in the last half hour. Reading them removes them. */
    takeAsked(): AskedFavorite[] {
      const wishes = asked()
      if (wishes.length > 0) askedText.clear()
      return wishes
    },
    kept,
    keep(product: FavoriteProduct): void {
      keptText.write(withKept(kept(), product))
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

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
