const SHOWN_MS = 10_000

/** Shows a message that outlives its page: until the next tap or key, or for ten seconds on the next page. */
export function showAcrossNavigation(text: string, className: string, arrived: unknown): void {
  const note = document.createElement('p')
  note.className = className
  note.role = 'status'
  note.popover = 'manual'
  document.body.appendChild(note)
  note.showPopover()
  // Screen readers announce a live region when it changes, not when it is inserted.
  setTimeout(() => {
    note.textContent = text
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => note.remove(), { once: true })
  }, 100)
  Promise.resolve(arrived).finally(() => setTimeout(() => note.remove(), SHOWN_MS))
}
