import { signOut } from '../../api/account'
import { createBrowserTransport } from '../../api/transport.browser'
import { postZipcode } from '../../api/user'

// Account calls outside forms. In their own chunk, because they include the wire schemas.

/** False on failure. */
export async function endSession(): Promise<boolean> {
  const result = await signOut(createBrowserTransport())
  return result.ok && result.data.done
}

/** Null on failure: the shopper then types the place. */
export async function placeOf(cep: string) {
  const result = await postZipcode(createBrowserTransport(), cep)
  return result.ok ? result.data : null
}
