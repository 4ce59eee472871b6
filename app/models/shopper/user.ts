export type User = typeof VISITOR

export const VISITOR = {
  signedIn: false,
  firstName: '',
  isSeller: false,
  cep: '',
  city: '',
  state: ''
}
