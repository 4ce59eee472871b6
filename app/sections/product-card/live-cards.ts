import type { Translator } from '../../i18n/translator.ts'
import type { ProductCard } from '../../models/product/product-card.ts'
import type { AddItem } from '../../stores/cart-intents.ts'
import { outcomeMessages } from '../../stores/outcome-messages.ts'
import type { useActions } from '../../stores/provider.tsx'
import { recordEvent } from '../../stores/shop-events.ts'
import { createCardHearts } from '../favorite-button/card-hearts.ts'
import { addSliderButtons } from '../showcase/slider-buttons.ts'
import { watchCards } from './card-lists.ts'
import { HELD } from './held-controls.ts'
import { readCard, readCards, readList } from './read-card.ts'
import * as styles from './refusal.module.css'

interface LiveCardsOptions extends Pick<ReturnType<typeof useActions>, 'cart' | 'wishlist'> {
  t: Translator
  openQuickView: (product: ProductCard) => Promise<void>
  compare: (product: ProductCard) => Promise<void>
}

const CONTROL = '[data-product] :is(a, [data-heart], [data-tool])'

export function startLiveCards(options: LiveCardsOptions) {
  const { t, wishlist } = options
  const hearts = createCardHearts(t)
  const controller = new AbortController()

  function bring(list: HTMLElement): void {
    const isListing = list.dataset.first !== undefined
    for (const card of readCards(list)) hearts.bring(card, isListing)
    if (list.dataset.slider !== undefined) addSliderButtons(list, t)
  }

  function submit(event: Event): void {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-product] > form')) return
    if (form.dataset.native !== undefined) return
    event.preventDefault()
    void buy(form, options)
  }

  function click(event: Event) {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROL) : null
    const product = control && productOf(control)
    if (!product) return
    if (control instanceof HTMLAnchorElement) return recordChoice(control)
    event.preventDefault()
    if (control.dataset.heart === undefined) void use(control, product)
    else void wishlist.toggle(product)
  }

  async function use(tool: HTMLElement, product: ProductCard): Promise<void> {
    tool.ariaBusy = 'true'
    await (tool.dataset.tool === 'compare' ? options.compare(product) : options.openQuickView(product))
    tool.ariaBusy = null
  }

  const listening = { signal: controller.signal, capture: true }
  document.addEventListener('submit', submit, listening)
  document.addEventListener('click', click, listening)
  const stopWatching = watchCards(bring)
  for (const held of document.querySelectorAll<HTMLElement>(`[data-product] [${HELD}]`)) {
    held.removeAttribute(HELD)
    if (held instanceof HTMLFormElement) void buy(held, options)
  }
  performance.mark('cards:live')
  return {
    showFavorites: hearts.show,
    stop() {
      controller.abort()
      stopWatching()
    }
  }
}

/** The card shows failures. If the cart's code fails to load, the browser submits the form as without scripts. */
async function buy(form: HTMLFormElement, { t, cart }: LiveCardsOptions): Promise<void> {
  const button = form.querySelector('button')
  const product = productOf(form)
  if (!button || !product || form.dataset.busy !== undefined) return
  form.dataset.busy = ''
  button.textContent = t('product.adding')
  const outcome = await cart.add([toItem(product)], { errorTarget: 'caller' }).catch(() => null)
  button.textContent = t('product.buy')
  delete form.dataset.busy
  if (outcome) showRefusal(form, outcomeMessages(outcome, t('errors.cartAdd')))
  if (outcome || !navigator.onLine) return
  // held-controls.ts ignores forms with `data-native`.
  form.dataset.native = ''
  form.requestSubmit(button)
  delete form.dataset.native
}

/** Spec 4: an alert, until the shopper goes on. */
function showRefusal(form: HTMLFormElement, messages: readonly string[]): void {
  if (messages.length === 0) return
  const alert = document.createElement('p')
  alert.role = 'alert'
  alert.className = styles.refusal ?? ''
  alert.textContent = messages.join(' ')
  form.insertAdjacentElement('beforeend', alert)
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, () => alert.remove(), { once: true, capture: true })
}

function productOf(control: Element): ProductCard | null {
  const card = control.closest<HTMLElement>('[data-product]')
  return card && readCard(card)
}

function recordChoice(link: HTMLAnchorElement): void {
  const list = link.closest<HTMLElement>('[data-list]')
  const index = list ? readCards(list).findIndex(card => card.contains(link)) : -1
  if (list && index >= 0) recordEvent({ name: 'select_item', list: readList(list), index })
}

function toItem({ id, name, path, image, price, line }: ProductCard): AddItem {
  const { unit = 0, warehouse = 0, additional = '' } = line ?? {}
  const preview = { name, path, image, price: price?.now ?? 0 }
  return { product: id, attribute: 0, unit, warehouse, additional, quantity: 1, preview }
}
