import { closeDialog } from '../../ui/show-dialog.ts'
import { CART_ID } from './cart-id.ts'

export const CART_TITLE_ID = 'carrinho-titulo'

/** For a control that disappears when it is pressed. */
export function focusCartTitle(): void {
  document.getElementById(CART_TITLE_ID)?.focus()
}

export function closeCart(): void {
  closeDialog(CART_ID)
}
