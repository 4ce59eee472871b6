export interface User {
  signedIn: boolean
  /** First name, for the greeting. */
  firstName: string
  /** Shows the link to the seller panel. */
  isSeller: boolean
  /** `00000-000`, or empty. */
  cep: string
  /** City of the CEP. Empty when the API sends none. */
  city: string
  state: string
}

export const VISITOR: User = { signedIn: false, firstName: '', isSeller: false, cep: '', city: '', state: '' }
