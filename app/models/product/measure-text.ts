import '../../i18n/messages/detail.ts'
import type { Translator } from '../../i18n/translator.ts'
import { formatBRL } from '../store/money.ts'
import type { Measure } from './measure.ts'
import { unitPrice } from './unit-price.ts'

/** `R$ 15,54 por 100 g`. `cents`: the price of the pack. */
export function measureText(cents: number, measure: Measure, t: Translator): string {
  const unit = measure.unit === 'un' ? t('detail.piece') : `100 ${measure.unit}`
  return t('detail.unitPrice', { price: formatBRL(unitPrice(cents, measure), t.language), unit })
}
