import { type ApiCall, toResult } from '../../../app/api/client.ts'
import type { ApiResult } from '../../../app/api/failure.ts'
import type { LanguageCode } from '../../../app/i18n/language.ts'
import { callerOf } from '../gateway/caller.ts'
import { createConcurrencyLimit } from '../gateway/concurrency-limit.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { type GatewayAnswer, refusal, type Source } from '../gateway/gateway-call.ts'
import { createBulkReads } from '../gateway/kv-reads.ts'
import { findEndpoint } from '../gateway/match-endpoint.ts'
import type { Shopper } from '../gateway/shopper.ts'
import { callForForm } from '../gateway/turnstile.ts'
import type { EdgeContext } from '../types.ts'
import { tagsOfCall } from './cache-tags.ts'

export type Transports = ReturnType<typeof createTransports>

export function createTransports(
  c: EdgeContext,
  { gateway }: { gateway: Gateway },
  shopper: Shopper,
  language: LanguageCode
) {
  const sources: Source[] = []
  const tags = new Set<string>()
  const concurrencyLimit = createConcurrencyLimit()
  const reads = createBulkReads(c.env.CACHE, concurrencyLimit)
  let confirmedAge = 0
  let failures = 0
  const waiting: (() => Promise<void>)[] = []
  let open = 0
  let missing = 0

  async function send(call: ApiCall, shopper: Shopper | null): Promise<GatewayAnswer> {
    const endpoint = findEndpoint(call.method, call.path)
    if (!endpoint) return refusal(404, 'Não encontrado')
    const caller = callerOf(c, shopper)
    const sent = {
      ...call,
      endpoint,
      own: true,
      query: new URLSearchParams(call.query),
      ...caller,
      language,
      timing: call.timing ?? 'section',
      concurrencyLimit,
      reads,
      whenIdle,
      declaredAge: confirmedAge || caller.declaredAge
    }
    open += 1
    const asking = call.method === 'GET' ? gateway.call(sent, defer) : callForForm(c, gateway, sent)
    const answer = await asking.finally(() => {
      open -= 1
      workWhenIdle()
    })
    shopper?.follow(endpoint, answer)
    return answer
  }

  function defer(work: Promise<unknown>): void {
    c.executionCtx.waitUntil(work)
  }

  function whenIdle(work: () => Promise<void>): void {
    waiting.push(work)
    workWhenIdle()
  }

  function workWhenIdle(): void {
    if (open === 0) for (const work of waiting.splice(0)) defer(work())
  }

  return {
    sources,
    tags,
    hasFailed: () => failures + missing > 0,
    isIncomplete: () => failures + open + missing > 0,
    isLate: () => missing > 0 && failures + open === 0,
    markIncomplete() {
      missing += 1
    },
    confirmAge(age: number) {
      confirmedAge = age
    },
    confirmedAge: () => confirmedAge,
    async transport(call: ApiCall): Promise<ApiResult<unknown>> {
      // Before the call, because a page's tags leave with its headers, before its sections are ready.
      for (const tag of tagsOfCall(call)) tags.add(tag)
      const answer = await send(call, null)
      if (answer.source) sources.push(answer.source)
      if (answer.failure || (answer.status >= 400 && answer.status !== 404)) failures += 1
      return readAnswer(answer)
    },
    async personalTransport(call: ApiCall): Promise<ApiResult<unknown>> {
      return readAnswer(await send(call, shopper))
    }
  }
}

function readAnswer(answer: GatewayAnswer): ApiResult<unknown> {
  return answer.failure ? { ok: false, kind: answer.failure, status: 0, message: '' } : toResult(answer)
}
