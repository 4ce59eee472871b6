/** Street and district of the CEP, where the API sends them. */
export type User = typeof VISITOR & { street?: string; district?: string }

export const VISITOR = {
  signedIn: false,
  firstName: '',
  isSeller: false,
  cep: '',
  city: '',
  state: ''
}
