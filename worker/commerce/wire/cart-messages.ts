import type { CartLineRow } from '../queries/cart.ts'
import { MAX_LINES, MAX_PER_LINE, type Refusal } from '../queries/cart-checks.ts'
import { escapeHtml } from '../rules/escape-html.ts'
import type { Language } from '../rules/language.ts'
import { say } from '../texts.ts'

export interface CartMessage {
  tipo: 'erro' | 'alerta'
  mensagem: string
}

/** Why a change was refused, without repeated reasons for a product. Messages are HTML, so names are escaped. */
export function refusalMessages(refusals: Refusal[], language: Language): CartMessage[] {
  const said = refusals.map(refusal =>
    say(language, `refused-${refusal.reason}`, { name: escapeHtml(refusal.name ?? ''), count: countOf(refusal) })
  )
  return [...new Set(said)].map(mensagem => ({ tipo: 'erro', mensagem }))
}

export function refusalText(refusal: Refusal, language: Language): string {
  const values = { name: refusal.name ?? '', count: countOf(refusal) }
  return say(language, `refused-${refusal.reason}`, values).replace(/<\/?b>/g, '')
}

export function alertOf(row: CartLineRow, buyable: boolean, language: Language): CartMessage | null {
  const name = escapeHtml(row.name ?? say(language, 'gone'))
  if (!buyable) return { tipo: 'alerta', mensagem: say(language, 'line-unavailable', { name }) }
  const count = row.stock ?? 0
  return row.quantity > count ? { tipo: 'alerta', mensagem: say(language, 'line-short', { name, count }) } : null
}

function countOf(refusal: Refusal): number {
  if (refusal.reason === 'product-limit') return refusal.quantity_limit ?? 0
  if (refusal.reason === 'text-long') return refusal.customization_length ?? 0
  if (refusal.reason === 'line-limit') return MAX_PER_LINE
  return refusal.reason === 'cart-full' ? MAX_LINES : (refusal.stock ?? 0)
}
