import { signOut } from '../../api/account'
import { createBrowserTransport } from '../../api/transport.browser'
import { postZipcode } from '../../api/user'
import type { Translator } from '../../i18n/translator'
import type { Registration } from '../../models/registration'
import { sendNewPassword, type TypedPassword } from './new-password'
import { sendRecovery, type TypedRecovery } from './recover'
import { sendRegistration } from './register'
import { sendSignIn, type TypedSignIn } from './sign-in'

/** The calls about the account with their wire schemas: loaded when the first of them is made. */
export const browserAccount = {
  signIn: (typed: TypedSignIn, t: Translator) => sendSignIn(createBrowserTransport(), typed, t),
  recover: (typed: TypedRecovery, t: Translator) => sendRecovery(createBrowserTransport(), typed, t),
  newPassword: (typed: TypedPassword, t: Translator) => sendNewPassword(createBrowserTransport(), typed, t),
  register: (sent: { typed: Registration; idempotencyKey: string }, t: Translator) =>
    sendRegistration(createBrowserTransport(), sent, t),
  signOut: () => signOut(createBrowserTransport()),
  placeOf: (cep: string) => postZipcode(createBrowserTransport(), cep)
}
