import { useEffect, useState } from 'react'
import { PATHS } from '../../links.ts'
import { useCart } from '../../stores/provider.tsx'

const RETRY_MS = 4_000

/** Reads the page again when the cart is another one than it shows. Returns whether its amounts are the cart's. */
export function useAmounts(main: HTMLElement): boolean {
  const settled = useCart(cart => cart.settled)
  const cart = useCart(({ loaded, units, total }) => (loaded ? `${units} ${total}` : null))
  const [shown, setShown] = useState(main.dataset.cart ?? null)
  const [attempt, setAttempt] = useState(0)
  const isCurrent = settled && (cart === null || cart === shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` tries again.
  useEffect(() => {
    main.toggleAttribute('data-unsettled', !isCurrent)
    if (isCurrent || !settled) return
    const stale = new AbortController()
    let timer = 0
    readAgain(main, stale.signal).then(
      () => setShown(cart),
      () => {
        if (!stale.signal.aborted) timer = window.setTimeout(() => setAttempt(count => count + 1), RETRY_MS)
      }
    )
    return () => {
      stale.abort()
      clearTimeout(timer)
    }
  }, [main, cart, isCurrent, settled, attempt])
  return isCurrent
}

const PARTS = '.about, .sum, .freights, .summary, .payable'

/** Replaces what has changed, and nothing else: a control keeps its focus. */
async function readAgain(main: HTMLElement, signal: AbortSignal): Promise<void> {
  const response = await fetch(PATHS.cart, { signal })
  if (!response.ok) throw new Error(`The cart page answered ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  signal.throwIfAborted()
  if (namesOf(page) !== namesOf(main)) return location.replace(PATHS.cart)
  const fresh = page.querySelectorAll(PARTS)
  for (const [at, part] of [...main.querySelectorAll(PARTS)].entries()) {
    const next = fresh[at]
    if (next && !part.isEqualNode(next)) part.replaceWith(next)
  }
}

/** The names of the lines and the number of parts. */
function namesOf(page: Pick<ParentNode, 'querySelectorAll'>): string {
  const names = [...page.querySelectorAll('form[data-quantity]')].map(form => form.getAttribute('data-quantity'))
  return [...names, page.querySelectorAll(PARTS).length].join('\n')
}
