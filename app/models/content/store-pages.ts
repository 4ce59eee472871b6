/** Pages of the store that it links itself, whatever the API's menus say. */
export const WITHDRAWAL_PATH = '/pagina/arrependimento'
export const ACCESSIBILITY_PATH = '/pagina/acessibilidade'
