import { afterPaint } from './after-paint'

/** Without any interaction, deferred code loads after this time. */
const IDLE_MS = 5_000
const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const

let interaction: Promise<void> | null = null
let isOver = false
let end = () => {}

/**
 * Resolves after the shopper's first interaction with the page, or after five seconds without one. It resolves at once when
 * an interaction has led to this document. Markup that works without its code waits for it before it hydrates.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise(resolve => {
    end = resolve
    if (navigator.userActivation?.hasBeenActive ?? true) return resolve()
    setTimeout(resolve, IDLE_MS)
    // The page responds to the interaction first.
    const start = () => afterPaint(resolve)
    for (const event of EVENTS) addEventListener(event, start, { once: true, capture: true, passive: true })
  })
  void interaction.then(() => {
    isOver = true
  })
  return interaction
}

export function hasInteracted(): boolean {
  return isOver
}

/** Stops waiting: loads deferred code now. */
export function skipFirstInteraction(): void {
  interaction ??= Promise.resolve()
  isOver = true
  end()
}
