import { type ApiCall, toResult } from '../../../app/api/client'
import type { ApiResult } from '../../../app/api/failure'
import { readLanguage } from '../../../app/i18n/language'
import { declaredAge } from '../../../app/models/product/age-gate'
import { readCookie } from '../../cookies'
import { createConcurrencyLimit } from '../gateway/concurrency-limit'
import { type GatewayAnswer, NOT_CACHED, type Source } from '../gateway/gateway-call'
import { createBulkReads } from '../gateway/kv-reads'
import { findEndpoint } from '../gateway/match-endpoint'
import type { Shopper } from '../gateway/shopper'
import { noAnswer } from '../gateway/upstream-call'
import { withResetToken } from '../middleware/reset-link'
import { callTimed } from '../middleware/server-timing'
import type { EdgeContext, EdgeOptions } from '../types'

export type Transports = ReturnType<typeof createTransports>

export function createTransports(c: EdgeContext, { gateway }: EdgeOptions, shopper: Shopper) {
  const language = readLanguage(readCookie(c.req.header('cookie'), 'language'))
  const dependencies: Source[] = []
  const concurrencyLimit = createConcurrencyLimit()
  const reads = createBulkReads(c.env.CACHE, concurrencyLimit)
  let confirmedAge = 0
  let failures = 0
  let open = 0
  let missing = 0

  async function send(call: ApiCall, shopper: Shopper | null): Promise<GatewayAnswer> {
    const endpoint = findEndpoint(call.method, call.path)
    if (!endpoint) return NO_SUCH_CALL
    const sent = {
      ...call,
      endpoint,
      own: true,
      query: call.query ? new URLSearchParams(call.query) : NO_QUERY,
      language,
      session: shopper?.session() ?? null,
      timing: call.timing ?? 'section',
      requestId: c.get('requestId'),
      concurrencyLimit,
      reads,
      clientAddress: c.req.header('cf-connecting-ip') ?? null,
      declaredAge: confirmedAge || declaredAge(c.req.header('cookie') ?? '')
    }
    open += 1
    const answer = await callTimed(c, gateway, withResetToken(sent, c.req.raw)).finally(() => {
      open -= 1
    })
    shopper?.follow(endpoint, answer)
    return answer
  }

  return {
    language,
    dependencies,
    failed: () => failures + open + missing > 0,
    incomplete: () => missing > 0 && failures + open === 0,
    markIncomplete() {
      missing += 1
    },
    confirmAge(age: number) {
      confirmedAge = age
    },
    confirmedAge: () => confirmedAge,
    async transport(call: ApiCall): Promise<ApiResult<unknown>> {
      const answer = await send(call, null)
      dependencies.push(answer.source ?? askedEachTime())
      if (answer.failure || (answer.status >= 400 && answer.status !== 404)) failures += 1
      return readAnswer(answer)
    },
    async personalTransport(call: ApiCall): Promise<ApiResult<unknown>> {
      return readAnswer(await send(call, shopper))
    }
  }
}

const NO_SUCH_CALL = { ...noAnswer(null), ...NOT_CACHED, status: 404, body: { error: 'Não encontrado' } }
const NO_QUERY = new URLSearchParams()

/** A call that is not cached. It neither shortens nor extends how long the page may be served. */
function askedEachTime(): Source {
  return { key: '', askedAtMs: Date.now(), staleAtMs: Date.now(), isStored: false }
}

function readAnswer(answer: GatewayAnswer): ApiResult<unknown> {
  return answer.failure ? { ok: false, kind: answer.failure, status: 0, message: '' } : toResult(answer)
}
