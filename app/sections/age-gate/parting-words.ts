const SHOWN_MS = 10_000

/** Words that outlive the page on which they are said: until the shopper goes on, or for ten seconds on the next one. */
export function sayWhileLeaving(text: string, className: string, arrived: unknown): void {
  const note = document.createElement('p')
  note.className = className
  note.role = 'status'
  note.popover = 'manual'
  document.body.appendChild(note)
  note.showPopover()
  // A live region is read when it changes, not when it comes.
  setTimeout(() => {
    note.textContent = text
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => note.remove(), { once: true })
  }, 100)
  Promise.resolve(arrived).finally(() => setTimeout(() => note.remove(), SHOWN_MS))
}
