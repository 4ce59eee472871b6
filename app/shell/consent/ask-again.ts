const ASKED = 'consent-asked'

/** From the footer: the choice can be changed at any time. */
export function askAgain(): void {
  dispatchEvent(new Event(ASKED))
}

export function onAskedAgain(listener: () => void): () => void {
  addEventListener(ASKED, listener)
  return () => removeEventListener(ASKED, listener)
}
