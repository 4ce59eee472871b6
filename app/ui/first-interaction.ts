import { afterPaint } from './after-paint.ts'

const IDLE_MS = 5_000
const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const

let interaction: Promise<void> | null = null
let isOver = false
let end = () => {}

/** Also resolves after five seconds without an interaction, and at once when one has led to this document. */
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

export function skipFirstInteraction(): void {
  interaction ??= Promise.resolve()
  isOver = true
  end()
}
