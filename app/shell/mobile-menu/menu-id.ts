/** Id of the dialog. Buttons refer to it to open the dialog without a script. */
export const MENU_ID = 'menu'

/** Id of the mega-menu's container, from which the mobile menu reads its deeper levels. */
export const MENU_BAR_ID = 'menu-bar'
