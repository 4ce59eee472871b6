export interface User {
  signedIn: boolean
  /** First word of the name, for the greeting. */
  firstName: string
  /** Shows the way to the seller panel. */
  isSeller: boolean
  /** `00000-000`, or ''. */
  cep: string
  /** Where that is, '' where the API does not say. */
  city: string
  state: string
}

export const VISITOR: User = { signedIn: false, firstName: '', isSeller: false, cep: '', city: '', state: '' }
