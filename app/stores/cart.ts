import { proxy, ref } from 'valtio/vanilla'
import { failureOf, isRefusal } from '../api/failure.ts'
import { type Cart, type CartLine, EMPTY_CART, type LineIds, lineKey } from '../models/cart/cart.ts'
import {
  type AddItem,
  findWaitingSet,
  type Intent,
  mergeItems,
  projectLines,
  projectUnits,
  rememberParameters
} from './cart-intents.ts'
import { type AddOptions, type CartState, type CartStoreOptions, initialCart } from './cart-state.ts'
import { type CartOutcome, performIntent, type WriteTools } from './cart-writes.ts'

/*
 * confirmed: the last cart from the server. intents: what the shopper asked for since, in order.
 *   shown = confirmed + intents          lines and units at once; prices only as the server sent them
 *   idle --action--> writing             settled is false; one intent at a time in this tab, one write at a time over all tabs
 *   writing --cart--> next or idle       replaces confirmed and drops the intent
 *   writing --messages--> next or idle   refused: shows the messages, drops the intent (rollback), stores no cart
 *   writing --failure--> next or idle    reports the failure, reads the cart again, drops the intent (rollback)
 * A new quantity replaces one that has not been sent yet. After a write, the other tabs read the cart again.
 * Answers arrive in order, so none is stale.
 */

type SetLine = LineIds & Pick<CartLine, 'kind'>

export type CartStore = ReturnType<typeof createCartStore>

export function createCartStore(options: CartStoreOptions) {
  const { api, newId, onEvent, channel, lock = work => work(), ready = async () => {}, openDrawer } = options
  const { mayExist = () => true } = options
  const state = options.state ?? proxy<CartState>(initialCart())
  const intents: Intent[] = []
  const waiting = new Map<Intent, Promise<CartOutcome>>()
  const withParameters = rememberParameters()
  const isLoaded = () => state.loaded
  const tools: WriteTools = { api, newId, ready, confirmed: () => confirmed, isLoaded, mayExist, store }
  let confirmed: Cart = EMPTY_CART
  let turn: Promise<unknown> = Promise.resolve()
  let firstLoad: Promise<CartOutcome> | null = null
  channel?.addEventListener('message', () => void refresh())

  function store(cart: Cart, done: readonly AddItem[] = []): void {
    const running = intents[0]
    if (running?.type === 'add') running.items = running.items.filter(item => !done.includes(item))
    confirmed = cart
    state.loaded = true
    if (running?.type === 'load') takeMessages(cart)
    show()
  }

  /** Keeps the messages of the last action when a load brings none. */
  function takeMessages({ messages }: Cart): void {
    if (messages.length > 0) state.messages = ref([...messages])
    if (state.failure?.action === 'load') state.failure = null
  }

  function show(): void {
    const lines = projectLines(confirmed, intents)
    const { total, subtotal, cash, installments, promotions, url } = confirmed
    // Plain objects in `ref`, not proxies: lines are replaced as a whole.
    Object.assign(state, {
      lines: ref(lines),
      units: projectUnits(confirmed, lines),
      total,
      subtotal,
      url,
      cash: cash && ref({ ...cash }),
      installments: ref([...installments]),
      promotions: ref([...promotions])
    })
    state.settled = intents.every(({ type }) => type === 'load')
  }

  /** Queues the intent and resolves with its outcome. */
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
    const work = () => start(intent)
    const outcome = await (intent.type === 'load' ? work() : lock(work)).catch(failureOf)
    intents.shift()
    waiting.delete(intent)
    if (!outcome.ok) report(intent, outcome)
    else if (intent.type === 'set') tellChange(before, lineKey({ ...intent.line, kind: intent.kind }))
    show()
    if (intent.type !== 'load') channel?.postMessage('changed')
    return outcome
  }

  function start(intent: Intent): Promise<CartOutcome> {
    intent.sent = true
    return performIntent(intent, tools)
  }

  function report(intent: Intent, outcome: Exclude<CartOutcome, { ok: true }>): void {
    const errorTarget = intent.type === 'add' ? intent.errorTarget : 'toast'
    // Opens the drawer before it has messages, so that screen readers announce them once.
    if (errorTarget === 'drawer') openDrawer?.()
    if (outcome.kind === 'refused') {
      if (errorTarget !== 'caller') state.messages = ref(outcome.messages)
      return
    }
    const { kind, message } = outcome
    if (errorTarget !== 'caller') {
      state.failure = { action: intent.type, kind, message: isRefusal(outcome) ? message : '' }
    }
    onEvent({ name: 'cart_failure', action: intent.type, failure: outcome })
  }

  function tellChange(before: Cart, key: string): void {
    const [was, is] = [before, confirmed].map(({ lines }) => lines.find(line => line.key === key))
    const line = is ?? was
    const by = (is?.quantity ?? 0) - (was?.quantity ?? 0)
    if (line && by !== 0) onEvent({ name: 'line_change', line, by })
  }

  async function add(
    items: readonly AddItem[],
    { kind = 'produto', suppressDrawer = false, errorTarget }: AddOptions = {},
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
      errorTarget: errorTarget ?? (suppressDrawer ? 'toast' : 'drawer')
    })
    if (!outcome.ok) return outcome
    onEvent({ name: 'add_to_cart', items: merged, total: confirmed.total })
    if (!suppressDrawer) openDrawer?.()
    return outcome
  }

  /** Sets the line's quantity; 0 removes the line. */
  function update(line: SetLine, quantity: number): Promise<CartOutcome> {
    dismiss()
    const asked = findWaitingSet(intents, lineKey(line))
    if (!asked) return enqueue({ type: 'set', sent: false, kind: line.kind, line, quantity })
    asked.quantity = quantity
    show()
    return waiting.get(asked) ?? Promise.resolve({ ok: true })
  }

  /** Changes the quantity by `by` from the latest requested one, which the page may not show yet. Clamped to 1..`most`. */
  function step(line: SetLine, by: number, most: number): Promise<CartOutcome> {
    const wanted = state.lines.find(({ key }) => key === lineKey(line))?.quantity ?? 0
    return update(line, Math.min(most, Math.max(1, wanted + by)))
  }

  /** Reads the cart once, after hydration. */
  function load(): Promise<CartOutcome> {
    firstLoad ??= refresh()
    return firstLoad
  }

  /** Reads the cart again after another tab changed it or the shopper signed in. */
  function refresh(): Promise<CartOutcome> {
    const asked = intents.find(({ type, sent }) => type === 'load' && !sent)
    return (asked && waiting.get(asked)) ?? enqueue({ type: 'load', sent: false })
  }

  /** After a sign-out: clears the cart and reads the new one from the server. */
  function forget(): Promise<CartOutcome> {
    confirmed = EMPTY_CART
    dismiss()
    show()
    return refresh()
  }

  function dismiss(): void {
    state.messages = ref([])
    state.failure = null
  }

  return {
    state,
    actions: { load, refresh, forget, add, update, step, remove: (line: SetLine) => update(line, 0), dismiss }
  }
}
