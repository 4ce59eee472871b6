import '../../i18n/messages/kit.ts'
import type { Translator } from '../../i18n/translator.ts'
import { formatBRL } from '../store/money.ts'
import type { Kit } from './kit.ts'

export function partName({ name, quantity }: Kit['parts'][number]): string {
  return quantity > 1 ? `${quantity} × ${name}` : name
}

/** `Separados R$ 344,70 · No kit R$ 309,90 · Você economiza R$ 34,80` */
export function kitSums({ apart, together, saved }: Kit, t: Translator): string {
  const brl = (cents: number) => formatBRL(cents, t.language)
  const sums = t('kit.sums', { apart: brl(apart), together: brl(together) })
  return saved > 0 ? `${sums} · ${t('kit.saved', { saved: brl(saved) })}` : sums
}
