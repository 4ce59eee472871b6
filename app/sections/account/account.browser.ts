import { signOut } from '../../api/account'
import { createBrowserTransport } from '../../api/transport.browser'
import { postZipcode } from '../../api/user'

/** The account's calls that no form makes, with their wire schemas: loaded when the first of them is made. */
export const browserAccount = {
  signOut: () => signOut(createBrowserTransport()),
  placeOf: (cep: string) => postZipcode(createBrowserTransport(), cep)
}
