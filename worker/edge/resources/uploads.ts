import type { Bindings } from '../../env.ts'
import { EMBEDDED_ORIGIN } from '../../upstream.ts'
import type { EdgeContext, EdgeOptions } from '../types.ts'

const PREFIX = '/media/uploads/'

export function uploads({ config }: EdgeOptions) {
  return async function answerUpload(c: EdgeContext): Promise<Response> {
    const response = config.apiOrigin ? null : await readUpload(c.env, c.req.path)
    return response ?? c.text('Not found', 404, { 'cache-control': 'public, max-age=60' })
  }
}

export function isUploadPath(path: string): boolean {
  return path.startsWith(PREFIX)
}

/** A picture that a shopper sent, from the embedded backend. Null when there is none. */
export async function readUpload({ COMMERCE }: Bindings, path: string): Promise<Response | null> {
  const response = await COMMERCE?.fetch(EMBEDDED_ORIGIN + path)
  if (response?.ok) return new Response(response.body, response)
  await response?.body?.cancel()
  return null
}
