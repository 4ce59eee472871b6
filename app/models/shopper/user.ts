export type User = typeof VISITOR

export const VISITOR = {
  signedIn: false,
  /** First name, for the greeting. */
  firstName: '',
  /** Shows the link to the seller panel. */
  isSeller: false,
  /** `00000-000`, or empty. */
  cep: '',
  /** City of the CEP. Empty when the API sends none. */
  city: '',
  state: ''
}
