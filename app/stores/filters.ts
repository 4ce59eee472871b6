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
 *   shown = wanted, or else confirmed     what is chosen shows at once; each choice is made on top of the one before
 *   choice --> wanted, navigate           a navigation under way is given up by the router for the new one
 *   the wanted listing arrives            it is confirmed, nothing is wanted any longer
 *   another one arrives                   Back, or an answer that was quicker than the last choice: confirmed is replaced,
 *                                         and what is wanted stays wanted while its navigation is under way
 *   the navigation ends elsewhere         nothing is wanted any longer (rollback)
 */

export interface FiltersStoreOptions {
  seed: FiltersSeed
  panels: PanelsStore
  /** Resolves when the navigation has ended, however it ended. */
  navigate: (href: string, options: { preventScrollReset: boolean; replace: boolean }) => Promise<unknown>
  /** Path and query in the address bar. */
  here: () => string
}

/** Spec 9: fetch minimum delay. The list stays dimmed for so long at least, or it would flicker. */
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
    // Keeps the same array when nothing changed, so that its readers do not render again.
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

  /** `link` is the page's own address for the choice; it is followed unless another choice is pending. */
  async function choose(make: (from: Page) => string, link?: string, preventScrollReset = true): Promise<void> {
    const href = (!wanted && link) || make(wanted ?? confirmed)
    if (href === hrefOf(wanted ?? confirmed)) return
    wanted = toPage(href)
    const turn = ++turns
    isUnderWay = true
    show()
    await navigate(href, { preventScrollReset, replace: href === hrefOf(confirmed) }).catch(() => null)
    if (turn !== turns) return
    isUnderWay = false
    // At the wanted address the listing follows in a moment, unless it is there. At another one the choice was given up.
    if (here() !== href || href === hrefOf(confirmed)) wanted = null
    show()
  }

  /** A listing is shown: of a choice, or of Back, Forward or a link. */
  function arrive(listing: FiltersSeed): void {
    const isOther = listing.path !== confirmed.path
    confirmed = listing
    if (isOther) isEdited = false
    if (!isUnderWay || isOther || (wanted && hrefOf(wanted) === hrefOf(listing))) wanted = null
    show()
  }

  /** Whether another state of this listing is on its way, chosen here or by Back and Forward. */
  function follow(turning: boolean): void {
    isTurning = turning
    show()
  }

  function toggle(value: FacetValue): Promise<void> {
    const { search } = confirmed
    return choose(from => toggleHref(value, search, from), value.href)
  }

  function setPrice(price: PriceSpan | null): Promise<void> {
    isEdited = false
    return choose(from => priceHref(from, price))
  }

  function typePrice(change: Partial<FiltersState['typed']>): void {
    isEdited = true
    state.typed = { ...state.typed, ...change }
  }

  function applyPrice(): Promise<void> {
    const { bounds } = confirmed
    if (!bounds) return Promise.resolve()
    const wish = { from: readAmount(state.typed.from), to: readAmount(state.typed.to) }
    const choice = setPrice(choosePrice(wish, bounds))
    show()
    return choice
  }

  function turnTo(page: number, link?: string): Promise<void> {
    return choose(from => pageHref(from, page), link, false)
  }

  function fold(key: string, isOpen: boolean): void {
    state.folds[key] = isOpen
  }

  const actions = {
    arrive,
    follow,
    toggle,
    setPrice,
    typePrice,
    applyPrice,
    turnTo,
    fold,
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
