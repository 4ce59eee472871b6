/** Which of the access page's forms was sent. */
export const ACCESS_INTENT = 'acao'
export const INTENTS = { signIn: 'entrar', recover: 'recuperar', signOut: 'sair' } as const
