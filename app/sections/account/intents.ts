export const ACCESS_INTENT = 'acao'
export const INTENTS = { signIn: 'entrar', recover: 'recuperar', signOut: 'sair' } as const
