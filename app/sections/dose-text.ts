import type { Translator } from '../i18n/translator.ts'
import { dosePrice } from '../models/product/dose-price.ts'
import { formatBRL } from '../models/store/money.ts'

/** `R$ 4,66 por dose · 30 doses`. `cents`: the price of the pack. */
export function doseText(cents: number, doses: number, t: Translator): string {
  return t('product.dose', { price: formatBRL(dosePrice(cents, doses), t.language), count: doses })
}
