import type { FormOutcome } from '../../forms/form-answer'
import type { User } from '../../models/shopper/user'

/** `user`: what the API keeps since; null where it keeps no CEP. */
export type CepOutcome = FormOutcome<'cep'> & { user: Partial<User> | null }
