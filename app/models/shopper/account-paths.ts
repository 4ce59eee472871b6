/** Paths of the account pages. Separate from return-path.ts, because links on every page need them. */
export const ACCESS_PATH = '/checkout/acesso'
export const REGISTER_PATH = '/checkout/cadastro/'
/** Path of the reset link. The edge moves its token into a cookie. */
export const RESET_PATH = '/checkout/nova-senha'
export const TOKEN_FIELD = 'token'
export const RECOVER_FIELD = 'recuperar'
export const RETURN_FIELD = 'return'
