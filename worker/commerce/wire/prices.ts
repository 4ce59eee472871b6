import type { SeedSettings } from '../demo/schema/settings.ts'
import { cashCents, installmentsOf, reais } from '../rules/price.ts'

export function pricesOf(prices: { cents: number; listCents: number }, settings: SeedSettings) {
  const { cents, listCents } = prices
  return {
    de: reais(listCents > cents ? listCents : 0),
    por: reais(cents),
    vista: reais(cashCents(cents, settings.pixDiscountPercent)),
    descontoVista: settings.pixDiscountPercent,
    editavel: false,
    parcelamento: installmentsWire(cents, settings),
    regrasAtacado: []
  }
}

export function installmentsWire(cents: number, settings: SeedSettings) {
  return installmentsOf(cents, settings).map(option => ({
    parcelas: option.count,
    valorParcela: reais(option.valueCents),
    valorTotal: reais(option.totalCents),
    taxa: option.interestPercent,
    exibirTaxa: option.interestPercent > 0
  }))
}
