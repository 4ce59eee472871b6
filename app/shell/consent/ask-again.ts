const ASKED = 'consent-asked'

/** Called from the footer: the shopper can change the choice at any time. */
export function askAgain(): void {
  dispatchEvent(new Event(ASKED))
}

export function onAskedAgain(listener: () => void): () => void {
  addEventListener(ASKED, listener)
  return () => removeEventListener(ASKED, listener)
}
