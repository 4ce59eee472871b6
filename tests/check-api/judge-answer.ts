import { readErrorText } from '../../app/contract/command.ts'
import { SLOW_CALL_MS, TIMEOUT_MS, WHOLE_TIMEOUT_MS } from '../../worker/edge/gateway/upstream-limits.ts'
import { printable } from '../../worker/tasks/printable.ts'
import type { Answer } from './ask.ts'
import type { Call } from './call.ts'
import { type Finding, gap, note } from './finding.ts'

/** Why the store cannot use the answer, whatever its content; null when it can. */
export function whyUseless(answer: Answer, timing: Call<unknown>['timing']): string | null {
  const { status, failure, location, body, tooLarge, refusals } = answer
  if (failure === 'timeout') return 'No answer in time'
  if (failure) return `No answer: ${inWords(failure)}`
  if (status >= 300 && status < 400)
    return `It redirects to ${printable(location)}. The store follows no redirect, since its token would go along`
  if (status === 401 || status === 403) return `The API refuses it with ${status}${saying(answer)}`
  if (status === 429)
    return `Too many calls (429) although the check waited${refusals.at(-1) ? '' : '; without Retry-After'}`
  if (status >= 400) return `The API answers ${status}${saying(answer)}`
  if (tooLarge) return 'The answer is larger than 2 MB, which the store takes for broken'
  if (body === undefined) return isHtml(answer) ? 'A page of HTML came in place of JSON' : 'The answer is not JSON'
  return lateness(answer, timing)
}

/** Findings about a usable answer. */
export function judgeAnswer(answer: Answer, timing: Call<unknown>['timing']): Finding[] {
  const { contentType, text, headMs, refusals } = answer
  const found: Finding[] = []
  if (!/\bjson\b/i.test(contentType))
    found.push(note(`It says that it is ${printable(contentType) || 'nothing'}, not application/json`, NOTHING_NOW))
  if (/charset=(?!"?utf-?8)/i.test(contentType)) found.push(note('Its charset is not UTF-8', NOTHING_NOW))
  if (/\uFFFD|Ã[\u0080-\u00BF]/.test(text)) found.push(gap('Letters with accents are broken', BROKEN_ACCENTS))
  if (refusals.length > 0)
    found.push(gap(`Refused with 429 at first${refusals[0] ? '' : ', without Retry-After'}`, RATE_LIMITED))
  const limitMs = TIMEOUT_MS[timing]
  if (headMs > Math.min(limitMs / 2, SLOW_CALL_MS))
    found.push(note(`It took ${seconds(headMs)}; the store gives up after ${seconds(limitMs)}`, NEARLY_LATE))
  return found
}

const NOTHING_NOW = 'Nothing is lost now, but something on the way may treat it as a page.'
const BROKEN_ACCENTS = 'Shoppers read “ProteÃ­na” or “Prote�na” where “Proteína” is meant.'
const RATE_LIMITED = 'In a busy hour, parts of pages stay empty.'
const NEARLY_LATE = 'In a busy hour, shoppers wait, or this part stays empty.'

/** How far the answer exceeded the store's timeout. */
function lateness({ headMs, ms }: Answer, timing: Call<unknown>['timing']): string | null {
  const limitMs = TIMEOUT_MS[timing]
  if (headMs > limitMs) return `It took ${seconds(headMs)}, and the store waits ${seconds(limitMs)}`
  const wholeMs = WHOLE_TIMEOUT_MS[timing]
  return ms > wholeMs ? `The whole answer took ${seconds(ms)}, and the store waits ${seconds(wholeMs)}` : null
}

function isHtml({ contentType, text }: Answer): boolean {
  return /html/i.test(contentType) || /^\s*</.test(text)
}

function saying({ body }: Answer): string {
  const said = printable(readErrorText(body))
  return said ? ` and says “${said}”` : ''
}

const WORDS: Record<string, string> = {
  ENOTFOUND: 'no server has this name',
  EAI_AGAIN: 'the name could not be looked up',
  ECONNREFUSED: 'nothing listens at this address',
  ECONNRESET: 'the connection was broken off',
  UND_ERR_SOCKET: 'the connection was broken off',
  UND_ERR_CONNECT_TIMEOUT: 'no connection could be made',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name'
}

function inWords(code: string): string {
  return WORDS[code] ?? `the network says ${printable(code)}`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
