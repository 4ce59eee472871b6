import { type LanguageCode, readLanguage } from '../../../app/i18n/language.ts'
import { declaredAge } from '../../../app/models/product/age-gate.ts'
import { readCookie } from '../../cookies.ts'
import type { EdgeContext } from '../types.ts'
import type { Shopper } from './shopper.ts'

/** The facts about a request that its gateway calls carry. */
export function callerOf(c: EdgeContext, shopper: Shopper | null) {
  return {
    language: languageOf(c),
    session: shopper?.session() ?? null,
    requestId: c.get('requestId'),
    times: c.get('calls'),
    clientAddress: c.req.header('cf-connecting-ip') ?? null,
    declaredAge: declaredAge(c.req.header('cookie') ?? '')
  }
}

export function languageOf(c: EdgeContext): LanguageCode {
  return readLanguage(readCookie(c.req.header('cookie'), 'language'))
}
