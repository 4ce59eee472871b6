import { proxy, type Snapshot, snapshot } from 'valtio/vanilla'
import type { FacetValue } from '../models/listing/facets-value.ts'
import { toggleHref } from '../models/listing/listing-choices.ts'
import {
  clearHref,
  limitHref,
  orderHref,
  type Page,
  pageHref,
  priceHref,
  viewHref
} from '../models/listing/listing-links.ts'
import { choosePrice, type PriceSpan, readAmount } from '../models/listing/listing-price.ts'
import { type FiltersSeed, type FiltersState, hrefOf, shownOf, toPage, typedOf } from './filters-shown.ts'
import type { PanelsStore } from './panels.ts'

/*
 * confirmed: the listing that the page shows, and its address. wanted: the address of the last choice, until it is answered.
 *   shown = wanted, or else confirmed     a choice shows at once; each choice builds on the one before
 *   choice --> wanted, navigate           the router aborts a pending navigation
 *   the wanted listing arrives            becomes confirmed, clears wanted
 *   another listing arrives               by Back, or from an earlier choice: becomes confirmed;
 *                                         wanted stays while its navigation is pending
 *   the navigation ends elsewhere         clears wanted (rollback)
 */

interface FiltersStoreOptions {
  seed: FiltersSeed
  panels: PanelsStore
  navigate: (href: string, options: { preventScrollReset: boolean; replace: boolean }) => Promise<unknown>
  here: () => string
}

/** Spec 9. A shorter dimming of the list would flicker. */
const MIN_LOADING_MS = 200

export type FiltersStore = ReturnType<typeof createFiltersStore>

export function createFiltersStore({ seed, panels, navigate, here }: FiltersStoreOptions) {
  let confirmed = seed
  let wanted: Page | null = null
  let turns = 0
  let isUnderWay = false
  let isTurning = false
  let isEdited = false
  let loadingSinceMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const state = proxy<FiltersState & { panels: PanelsStore['state'] }>({
    panels: panels.state,
    get showFilter() {
      return this.panels.open === 'filter'
    },
    loading: false,
    ...shownOf(seed, seed),
    typed: typedOf(seed, seed.bounds),
    folds: {}
  })

  function show(): void {
    const page = wanted ?? confirmed
    const { chosen, ...shown } = shownOf(page, confirmed)
    Object.assign(state, shown, { settled: wanted === null })
    // Keeps the same array when nothing changed, so that subscribers do not re-render.
    if (String(chosen) !== String(state.chosen)) state.chosen = chosen
    if (!isEdited) state.typed = typedOf(page, confirmed.bounds)
    setLoading(wanted !== null || isTurning)
  }

  function setLoading(isLoading: boolean): void {
    clearTimeout(timer)
    if (isLoading && !state.loading) loadingSinceMs = Date.now()
    if (isLoading) state.loading = true
    else if (state.loading) timer = setTimeout(endLoading, loadingSinceMs + MIN_LOADING_MS - Date.now())
  }

  function endLoading(): void {
    state.loading = false
  }

  /** `link` is the href of the page's own link for this choice. Used unless another choice is pending. */
  async function choose(make: (from: Page) => string, link?: string, preventScrollReset = true) {
    const href = (!wanted && link) || make(wanted ?? confirmed)
    if (href === hrefOf(wanted ?? confirmed)) return
    wanted = toPage(href)
    const turn = ++turns
    isUnderWay = true
    show()
    await navigate(href, { preventScrollReset, replace: href === hrefOf(confirmed) }).catch(() => null)
    if (turn !== turns) return
    isUnderWay = false
    // At the wanted address, the listing is about to render, unless it has. At any other, the choice was abandoned.
    if (here() !== href || href === hrefOf(confirmed)) wanted = null
    show()
  }

  function arrive(listing: FiltersSeed): void {
    const isOther = listing.path !== confirmed.path
    confirmed = listing
    if (isOther) isEdited = false
    if (!isUnderWay || isOther || (wanted && hrefOf(wanted) === hrefOf(listing))) wanted = null
    show()
  }

  /** Whether a navigation to another state of this listing is pending, by a choice or by Back and Forward. */
  function follow(turning: boolean): void {
    isTurning = turning
    show()
  }

  function setPrice(price: PriceSpan | null) {
    isEdited = false
    return choose(from => priceHref(from, price))
  }

  function typePrice(change: Partial<FiltersState['typed']>): void {
    isEdited = true
    state.typed = { ...state.typed, ...change }
  }

  async function applyPrice() {
    const { bounds } = confirmed
    if (!bounds) return
    const wish = { from: readAmount(state.typed.from), to: readAmount(state.typed.to) }
    const choice = setPrice(choosePrice(wish, bounds))
    show()
    await choice
  }

  const actions = {
    arrive,
    follow,
    setPrice,
    typePrice,
    applyPrice,
    toggle(value: FacetValue) {
      const { search } = confirmed
      return choose(from => toggleHref(value, search, from), value.href)
    },
    turnTo: (page: number, link?: string) => choose(from => pageHref(from, page), link, false),
    fold(key: string, isOpen: boolean) {
      state.folds[key] = isOpen
    },
    clear: () => choose(clearHref),
    setOrder: (order: string) => choose(from => orderHref(from, order)),
    setLimit: (limit: number) => choose(from => limitHref(from, limit)),
    setHorizontal: (isHorizontal: boolean) => choose(from => viewHref(from, isHorizontal)),
    open: () => panels.actions.open('filter'),
    close: () => panels.actions.close('filter')
  }
  const first: Snapshot<FiltersState> = snapshot(state)
  return { state, first, actions }
}
