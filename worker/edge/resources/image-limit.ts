import type { Context } from 'hono'
import { clientNetwork } from '../../client-network'
import type { EdgeEnv } from '../types'

/**
 * Whether this client may have one more picture resized. Only cache misses count. Loopback addresses have no limit,
 * and a limiter that fails lets everybody pass.
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

/** 127.0.0.0/8, and the network of `::1`. */
const LOOPBACK = /^(127\.|0:0:0:0$)/
