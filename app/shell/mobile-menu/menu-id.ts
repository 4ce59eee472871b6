export const MENU_ID = 'menu'

/** Id of the mega-menu's container, from which the mobile menu reads its deeper levels. */
export const MENU_BAR_ID = 'menu-bar'
