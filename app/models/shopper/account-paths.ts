import { PATHS } from '../../links.ts'

/** With the slash that the specification writes. */
export const REGISTER_PATH = `${PATHS.register}/`
export const TOKEN_FIELD = 'token'
export const RECOVER_FIELD = 'recuperar'
export const RETURN_FIELD = 'return'
