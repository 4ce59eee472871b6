import * as w from './tolerant.ts'

/** The part of checkout/user that says how old a signed-in customer is. */
export const readBirth = w.bodyReader(['logado', 'nascimento'], { logado: w.flag, nascimento: w.text })
