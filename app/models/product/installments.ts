import type { WireParcelamento } from '../../contract/product.ts'
import type { LanguageCode } from '../../i18n/language.ts'
import { formatBRL, toCents } from '../store/money.ts'

export type Installments = NonNullable<ReturnType<typeof bestInstallments>>

type InstallmentRow = ReturnType<typeof installmentRows>[number]

/** Spec 5: the highest count whose interest rate is zero or less. */
export function bestInstallments(options: readonly WireParcelamento[]) {
  const free = options.filter(({ valorParcela, taxa }) => valorParcela > 0 && (taxa ?? 0) <= 0)
  const [best] = free.sort((one, other) => other.parcelas - one.parcelas)
  return best ? { count: best.parcelas, value: toCents(best.valorParcela) ?? 0 } : null
}

export function installmentRows(options: readonly WireParcelamento[]) {
  return options
    .filter(({ valorParcela }) => valorParcela > 0)
    .map(({ parcelas, valorParcela, valorTotal, taxa }) => {
      const value = toCents(valorParcela) ?? 0
      return { count: parcelas, value, total: toCents(valorTotal) || value * parcelas, rate: taxa ?? 0 }
    })
    .sort((one, other) => one.count - other.count)
}

/** One text, because a page carries the rows as data: count, value, rate, and a total that differs from their product. */
export function writeRows(rows: readonly InstallmentRow[]): string {
  return rows
    .map(({ count, value, total, rate }) => [count, value, rate, ...(total === count * value ? [] : [total])].join(' '))
    .join('|')
}

export function readRows(text: string): InstallmentRow[] {
  return text.split('|').map(row => {
    const [count = 0, value = 0, rate = 0, total = count * value] = row.split(' ').map(Number)
    return { count, value, total, rate }
  })
}

/** Decreto 5.903/2006: the yearly rate of a monthly one, both in percent. */
export function yearlyRate(monthly: number): number {
  return ((1 + monthly / 100) ** 12 - 1) * 100
}

/** Spec 5: 'Nx de R$ value' in Portuguese, 'Nx of R$ value' in English. */
export function installmentText({ count, value }: Installments, language: LanguageCode): string {
  return `${count}x ${language === 'en' ? 'of' : 'de'} ${formatBRL(value, language)}`
}
