/** Opens a dialog before its state and contents are ready. False when the page has no such dialog yet. */
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
  return document.querySelector<HTMLDialogElement>(`dialog#${id}`)
}
