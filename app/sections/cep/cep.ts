import type { FormOutcome } from '../../forms/form-answer'
import type { User } from '../../models/shopper/user'

/** `user`: the data that the API stored; null when it stores no CEP. */
export type CepOutcome = FormOutcome<'cep'> & { user: Partial<User> | null }
