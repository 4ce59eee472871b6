/** At once, ahead of its state and its contents. False where there is no such dialog in the page yet. */
export function showDialog(id: string): boolean {
  const dialog = findDialog(id)
  if (dialog && !dialog.open) dialog.showModal()
  return dialog !== null
}

export function isDialogShown(id: string): boolean {
  return findDialog(id)?.open === true
}

export function closeDialog(id: string): void {
  findDialog(id)?.close()
}

function findDialog(id: string): HTMLDialogElement | null {
  const dialog = document.getElementById(id)
  return dialog instanceof HTMLDialogElement ? dialog : null
}
