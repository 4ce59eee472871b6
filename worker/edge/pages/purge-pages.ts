import * as v from 'valibot'
import { hasToken } from '../reports/status.ts'
import type { EdgeContext, EdgeOptions } from '../types.ts'
import { EVERY_PURGE, tagOfName } from './cache-tags.ts'

const MAX_NAMES = 50
const bodySchema = v.object({ names: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.maxLength(MAX_NAMES)) })

/** POST /_purge `{ "names": ["settings"] }`, with the token: removes the pages that are made of these answers. `*` is all. */
export function purgePages({ config, askToPurge }: Pick<EdgeOptions, 'config' | 'askToPurge'>) {
  return async function answerPurge(c: EdgeContext): Promise<Response> {
    if (!(await hasToken(c, config.purgeToken))) return c.text('Not found', 404)
    const body = v.safeParse(bodySchema, await c.req.json().catch(() => null))
    if (!body.success) return c.json({ error: `"names" must be a list of 1 to ${MAX_NAMES} names` }, 400)
    const { names } = body.output
    const tags = [...names.map(tagOfName), EVERY_PURGE]
    const isDone = await askToPurge(c, names.includes('*') ? { purgeEverything: true } : { tags })
    return c.json({ purged: isDone }, isDone ? 200 : 503)
  }
}
