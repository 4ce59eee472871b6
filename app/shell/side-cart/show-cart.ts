import { CART_ID } from './cart-id'

/** At once, ahead of its state and its contents. False where the dialog is not in the page yet. */
export function showCart(): boolean {
  const dialog = cartDialog()
  if (dialog && !dialog.open) dialog.showModal()
  return dialog !== null
}

export function closeCart(): void {
  cartDialog()?.close()
}

export function isCartShown(): boolean {
  return !import.meta.env.SSR && cartDialog()?.open === true
}

function cartDialog(): HTMLDialogElement | null {
  const dialog = document.getElementById(CART_ID)
  return dialog instanceof HTMLDialogElement ? dialog : null
}
