import type { Context } from 'hono'
import { clientNetwork, isLoopback } from '../../client-network'
import type { EdgeEnv } from '../types'

/**
 * Whether this client may resize one more picture. Only cache misses count. Loopback addresses are not limited, and a
 * failing limiter lets requests pass.
 */
export async function mayResize({ env, req }: Context<EdgeEnv>): Promise<boolean> {
  const network = clientNetwork(req.header('cf-connecting-ip') ?? '')
  if (!network || isLoopback(network) || !env.LIMITER_IMAGES) return true
  const counted = env.LIMITER_IMAGES.limit({ key: network })
  return counted.then(
    ({ success }) => success,
    () => true
  )
}
