import { signOut } from '../../api/account'
import { createBrowserTransport } from '../../api/transport.browser'
import { postZipcode } from '../../api/user'

/** Account calls outside forms. In its own chunk, because it includes the wire schemas. */
export const browserAccount = {
  signOut: () => signOut(createBrowserTransport()),
  placeOf: (cep: string) => postZipcode(createBrowserTransport(), cep)
}
