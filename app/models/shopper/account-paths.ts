/** The pages about the account. Apart from the rules of the way back: links on every page lead here. */
export const ACCESS_PATH = '/checkout/acesso'
/** Spec 2 writes it with a slash at its end. */
export const REGISTER_PATH = '/checkout/cadastro/'
/** Path of the reset link. The edge moves its token into a cookie. */
export const RESET_PATH = '/checkout/nova-senha'
export const TOKEN_FIELD = 'token'
/** Asks the access page for the form of a forgotten password. */
export const RECOVER_FIELD = 'recuperar'
/** Names the page to come back to, in addresses and in forms. */
export const RETURN_FIELD = 'return'
