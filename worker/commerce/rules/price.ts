import type { SeedSettings } from '../demo/schema/settings.ts'

/** Integer cents everywhere; only `reais` converts them for the wire. */

/** Cash price: `round(por * (1 - percent / 100))` in integer cents, half a cent rounds up. */
export function cashCents(cents: number, percent: number): number {
  return Math.round((cents * (100 - percent)) / 100)
}

type InstallmentTerms = Pick<
  SeedSettings,
  'maxInstallments' | 'freeInstallments' | 'installmentInterestPercent' | 'minInstallmentCents'
>

/** Without interest the price is the total, and the rounded installments may differ from it by half a cent each. */
export function installmentsOf(cents: number, terms: InstallmentTerms) {
  if (cents <= 0) return []
  const options = []
  for (let count = 1; count <= Math.max(1, terms.maxInstallments); count++) {
    const option = installment(cents, count, terms)
    if (count > 1 && option.valueCents < terms.minInstallmentCents) break
    options.push(option)
  }
  return options
}

export function reais(cents: number): number {
  return cents / 100
}

/** `interestPercent` is monthly; 0 without interest. */
function installment(cents: number, count: number, terms: InstallmentTerms) {
  const interestPercent = count > Math.max(1, terms.freeInstallments) ? terms.installmentInterestPercent : 0
  if (interestPercent === 0) return { count, valueCents: Math.round(cents / count), totalCents: cents, interestPercent }
  const rate = interestPercent / 100
  const valueCents = Math.round((cents * rate) / (1 - (1 + rate) ** -count))
  return { count, valueCents, totalCents: valueCents * count, interestPercent }
}
