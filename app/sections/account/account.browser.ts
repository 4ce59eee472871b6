import { signOut } from '../../api/account.ts'
import { createBrowserTransport } from '../../api/transport.browser.ts'
import { postZipcode } from '../../api/user.ts'
import { HISTORY_KEY } from '../../models/product/history-key.ts'
import { writeStored } from '../../ui/local-storage.ts'
import { forgetCep } from '../product-detail/shipping/remembered-cep.ts'

// Account calls outside forms. In their own chunk, because they include the wire schemas.

/** False on failure. The next person at this browser sees neither where the customer lives nor what they looked at. */
export async function endSession(): Promise<boolean> {
  const result = await signOut(createBrowserTransport())
  const isDone = result.ok && result.data.done
  if (isDone) {
    forgetCep()
    writeStored(HISTORY_KEY, null)
  }
  return isDone
}

/** Null on failure: the shopper then types the place. */
export async function placeOf(cep: string) {
  const result = await postZipcode(createBrowserTransport(), cep)
  return result.ok ? result.data : null
}
