import type { View } from '../context.ts'

/** Formats an amount for the checkout page. */
export function money(reais: number, { language }: Pick<View, 'language'>): string {
  const locale = language === 'pt' ? 'pt-BR' : 'en'
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${reais < 0 ? '-' : ''}R$\u00a0${amount.format(Math.abs(reais))}`
}
