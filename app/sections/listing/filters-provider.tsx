import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { ListingView } from '../../models/listing/listing.ts'
import { createFiltersStore, type FiltersStore } from '../../stores/filters.ts'
import type { FiltersSeed, FiltersState } from '../../stores/filters-shown.ts'
import { useSelected, useStores } from '../../stores/provider.tsx'
import { queryValue } from './query-fields.tsx'

const FiltersContext = createContext<FiltersStore | null>(null)

export function FiltersProvider({ listing, children }: { listing: ListingView; children: ReactNode }) {
  const { panels } = useStores()
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  const [filters] = useState(() =>
    createFiltersStore({
      seed: toSeed(listing, pathname, search),
      panels,
      navigate: async (href, options) => navigate(href, options),
      here: () => location.pathname + location.search
    })
  )
  const { arrive, follow } = filters.actions
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation that arrived.
  useLayoutEffect(() => arrive(toSeed(listing, pathname, search)), [arrive, listing, pathname, search, key])
  const isTurning = useNavigation().location?.pathname === pathname
  useEffect(() => follow(isTurning), [follow, isTurning])
  return <FiltersContext value={filters}>{children}</FiltersContext>
}

/** A slice of the state. It must be a primitive or an object of the state: `useFilters(({ limit }) => limit)`. */
export function useFilters<T>(select: (filters: FiltersStore['first']) => T): T {
  const { state, first } = useFiltersStore()
  return useSelected<FiltersState, T>(state, first, select)
}

export function useFilterActions(): FiltersStore['actions'] {
  return useFiltersStore().actions
}

function useFiltersStore(): FiltersStore {
  const filters = use(FiltersContext)
  if (!filters) throw new Error('FiltersProvider is missing')
  return filters
}

function toSeed({ orders, limit, price }: ListingView, path: string, search: string): FiltersSeed {
  const order = orders.find(({ active }) => active) ?? orders[0]
  return { path, search, order: order ? queryValue(order.href, 'order') : '', limit, bounds: price }
}
