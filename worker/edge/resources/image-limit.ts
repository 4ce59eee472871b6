import type { Context } from 'hono'
import { clientNetwork } from '../../client-network'
import type { EdgeEnv } from '../types'

/**
 * Whether this client may resize one more picture. Only cache misses count. Loopback addresses are not limited, and a
 * failing limiter lets requests pass.
 */
export async function mayResize({ env, req }: Context<EdgeEnv>): Promise<boolean> {
  const network = clientNetwork(req.header('cf-connecting-ip') ?? '')
  if (!network || LOOPBACK.test(network) || !env.LIMITER_IMAGES) return true
  const counted = env.LIMITER_IMAGES.limit({ key: network })
  return counted.then(
    ({ success }) => success,
    () => true
  )
}

/** 127.0.0.0/8, and the /64 network of `::1`. */
const LOOPBACK = /^(127\.|0:0:0:0$)/
