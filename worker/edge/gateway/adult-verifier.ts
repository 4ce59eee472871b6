import { readBirth } from '../../../app/contract/birth.ts'
import type { AdultVerifier } from '../../../app/models/product/age-gate.ts'
import { ageOn } from '../../../app/models/shopper/age-on.ts'
import type { Defer } from '../reports/reporter.ts'
import type { Gateway } from './gateway.ts'
import type { GatewayCall } from './gateway-call.ts'
import { callOf } from './match-endpoint.ts'

type Shopper = Pick<GatewayCall, 'session' | 'declaredAge' | 'language' | 'requestId'>

export function createVerifier(name: AdultVerifier, gateway: Gateway, now = Date.now) {
  /** The shopper's age in years; 0 when unknown. */
  return async function verify(shopper: Shopper, defer: Defer): Promise<number> {
    const { session, language, requestId, declaredAge = 0 } = shopper
    if (name === 'declaration') return declaredAge
    // The external checkout asks for itself, so every item may enter.
    if (name === 'checkout') return Number.MAX_SAFE_INTEGER
    if (!session) return 0
    const call = { ...callOf('GET checkout/user'), session, language, requestId, timing: 'action' } as const
    const { status, body } = await gateway.call(call, defer)
    const user = status === 200 ? readBirth(body) : null
    return user?.logado ? ageOn(user.nascimento, new Date(now())) : 0
  }
}
