/** The dialog's id, by which buttons open it without a script. */
export const MENU_ID = 'menu'
