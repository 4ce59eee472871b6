/** The dialog's id, by which buttons open it without a script. */
export const MENU_ID = 'menu'

/** Of the element around the mega-menu, from which the mobile menu reads its deeper levels. */
export const MENU_BAR_ID = 'menu-bar'
