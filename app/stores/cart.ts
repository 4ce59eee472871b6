import { ref } from 'valtio/vanilla'
import { type ApiResult, failureOf, isRefusal } from '../api/failure.ts'
import { type Cart, EMPTY_CART, lineKey } from '../models/cart/cart.ts'
import type { BrowserApi } from './browser-api.ts'
import {
  type AddItem,
  type AddOptions,
  findWaitingSet,
  type Intent,
  mergeItems,
  projectLines,
  projectUnits,
  rememberParameters,
  type SetLine
} from './cart-intents.ts'
import { type CartConnection, type CartOutcome, performIntent, type WriteTools } from './cart-writes.ts'
import type { CartState, Channel, StoreEvent } from './shopper-states.ts'

/*
 * confirmed: the last cart from the server. intents: what the shopper asked for since, in order.
 *   shown = confirmed + intents          lines and units at once; prices only as the server sent them
 *   idle --action--> writing             settled is false; one intent at a time in this tab, one write at a time over all tabs
 *   writing --cart--> next or idle       replaces confirmed and drops the intent
 *   writing --messages--> next or idle   refused: shows the messages, drops the intent (rollback), stores no cart
 *   writing --failure--> next or idle    reports the failure, reads the cart again, drops the intent (rollback)
 * A new quantity replaces one that has not been sent yet. After a write, the other tabs read the cart again.
 */

export interface CartStoreOptions extends CartConnection {
  state: CartState
  changeCoupon: BrowserApi['coupon']
  onEvent: (event: StoreEvent) => void
  channel: Channel
  /** Serializes writes over all tabs: the session is shared and quantities are absolute. */
  lock: <T>(work: () => Promise<T>) => Promise<T>
  openDrawer: () => void
}

export type CartStore = ReturnType<typeof createCartStore>

export function createCartStore(options: CartStoreOptions) {
  const { state, changeCoupon, onEvent, channel, lock, ready, openDrawer } = options
  const intents: Intent[] = []
  const waiting = new Map<Intent, Promise<CartOutcome>>()
  const withParameters = rememberParameters()
  const tools: WriteTools = { ...options, confirmed: () => (state.loaded ? confirmed : null), store }
  let confirmed: Cart = EMPTY_CART
  let turn: Promise<unknown> = Promise.resolve()
  let firstLoad: Promise<CartOutcome> | null = null
  channel?.addEventListener('message', () => void refresh())

  function store(cart: Cart, done: readonly AddItem[] = []): void {
    const running = intents[0]
    if (running?.type === 'add') running.items = running.items.filter(item => !done.includes(item))
    confirmed = cart
    state.loaded = true
    if (running?.type === 'load') {
      // Keeps the messages of the last action when a load brings none.
      if (cart.messages.length > 0) state.messages = ref(cart.messages)
      if (state.failure?.action === 'load') state.failure = null
    }
    show()
  }

  function show(): void {
    const lines = projectLines(confirmed, intents)
    const { messages: _, cash, installments, promotions, ...plain } = confirmed
    // Plain objects in `ref`, not proxies: they are replaced as a whole.
    Object.assign(state, {
      ...plain,
      lines: ref(lines),
      units: projectUnits(confirmed, lines),
      cash: cash && ref(cash),
      installments: ref(installments),
      promotions: ref(promotions),
      settled: intents.every(({ type }) => type === 'load')
    })
  }

  function enqueue(intent: Intent): Promise<CartOutcome> {
    intents.push(intent)
    const outcome = turn.then(() => run(intent))
    turn = outcome.catch(() => null)
    waiting.set(intent, outcome)
    show()
    return outcome
  }

  async function run(intent: Intent): Promise<CartOutcome> {
    await ready()
    const before = confirmed
    const work = () => {
      intent.sent = true
      return performIntent(intent, tools)
    }
    const outcome = await (intent.type === 'load' ? work() : lock(work)).catch(failureOf)
    intents.shift()
    waiting.delete(intent)
    if (!outcome.ok) report(intent, outcome)
    else if (intent.type === 'set') tellChange(before, lineKey(intent.line))
    show()
    if (intent.type !== 'load') channel?.postMessage('changed')
    return outcome
  }

  function report(intent: Intent, outcome: Exclude<CartOutcome, { ok: true }>): void {
    const errorTarget = intent.type === 'add' ? intent.errorTarget : 'toast'
    const isShown = errorTarget !== 'caller'
    if (outcome.kind === 'refused') {
      if (isShown) state.messages = ref(outcome.messages)
      return
    }
    const { kind, message } = outcome
    if (isShown) state.failure = { action: intent.type, kind, message: isRefusal(outcome) ? message : '' }
    onEvent({ name: 'cart_failure', failure: outcome })
  }

  function tellChange(before: Cart, key: string): void {
    const [was, is] = [before, confirmed].map(({ lines }) => lines.find(line => line.key === key))
    const line = is ?? was
    const by = (is?.quantity ?? 0) - (was?.quantity ?? 0)
    if (line && by !== 0) onEvent({ name: 'line_change', line, by })
  }

  async function add(
    items: readonly AddItem[],
    { kind = 'produto', suppressDrawer = false, errorTarget = 'toast' }: AddOptions = {},
    claim = () => true
  ): Promise<CartOutcome> {
    dismiss()
    const merged = mergeItems(items).map(item => withParameters(item, kind))
    if (merged.length === 0) return { ok: true }
    const outcome = await enqueue({
      type: 'add',
      sent: false,
      kind,
      items: merged,
      claim,
      errorTarget
    })
    if (!outcome.ok) return outcome
    onEvent({ name: 'add_to_cart', items: merged })
    if (!suppressDrawer) openDrawer()
    return outcome
  }

  function update(line: SetLine, quantity: number): Promise<CartOutcome> {
    dismiss()
    const asked = findWaitingSet(intents, lineKey(line))
    if (!asked) return enqueue({ type: 'set', sent: false, line, quantity })
    asked.quantity = quantity
    show()
    return waiting.get(asked) ?? Promise.resolve({ ok: true })
  }

  /** Counts from the latest requested quantity, which the page may not show yet. Clamped to 1..`most`. */
  function step(line: SetLine, by: number, most: number): Promise<CartOutcome> {
    const wanted = state.lines.find(({ key }) => key === lineKey(line))?.quantity ?? 0
    return update(line, Math.min(most, Math.max(1, wanted + by)))
  }

  function load(): Promise<CartOutcome> {
    firstLoad ??= refresh()
    return firstLoad
  }

  function refresh(): Promise<CartOutcome> {
    const asked = intents.find(({ type, sent }) => type === 'load' && !sent)
    return (asked && waiting.get(asked)) ?? enqueue({ type: 'load', sent: false })
  }

  function forget(): Promise<CartOutcome> {
    confirmed = EMPTY_CART
    dismiss()
    show()
    return refresh()
  }

  /** Applies a coupon or takes it off, then reads the cart again: the server computes the discount. */
  async function coupon(code: string, flag: boolean): Promise<ApiResult<string>> {
    await ready()
    const result = await lock(() => changeCoupon({ code, flag })).catch(failureOf)
    if (result.ok) await refresh()
    return result
  }

  function dismiss(): void {
    state.messages = ref([])
    state.failure = null
  }

  return {
    state,
    actions: { load, refresh, forget, add, update, step, remove: (line: SetLine) => update(line, 0), coupon, dismiss }
  }
}
