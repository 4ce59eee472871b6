import type { cartOf } from './cart.ts'

type Cart = ReturnType<typeof cartOf>

/** Cents. The lines add up to the subtotal; the subtotal minus the discounts is the total. */
export interface CheckoutSums {
  /** Unit price times quantity, by line; null for a line that is not counted. */
  lines: (number | null)[]
  subtotal: number
  discounts: { name: string; cents: number }[]
  total: number
  cash: { percent: number; cents: number }
  /** The highest number of installments without interest; null without any. */
  installments: { count: number; cents: number } | null
  /** The savings over the list prices, including discounts. */
  saved: number
}

/**
 * The wire's line totals already exclude promotions, and its subtotal the coupon. Here all discounts are
 * subtracted once, below the subtotal, as in the store's side cart.
 */
export function checkoutSums({
  itens,
  promocoes,
  total,
  subtotal: { descontoVista, parcelamento }
}: Cart): CheckoutSums {
  const lines = itens.map(({ status, precos, quantidade }) =>
    status === 'disponivel' ? cents(precos.precoPor) * quantidade : null
  )
  const free = parcelamento.filter(({ parcelas, taxa }) => parcelas > 1 && taxa <= 0).at(-1)
  const discounts = promocoes.map(({ nome, desconto }) => ({ name: nome, cents: cents(desconto) }))
  return {
    lines,
    subtotal: lines.reduce<number>((sum, line) => sum + (line ?? 0), 0),
    discounts,
    total: cents(total),
    cash: { percent: descontoVista.porcentagem, cents: cents(descontoVista.valor) },
    installments: free ? { count: free.parcelas, cents: cents(free.valorParcela) } : null,
    saved: reduced(itens) + discounts.reduce((sum, discount) => sum + discount.cents, 0)
  }
}

function reduced(itens: Cart['itens']): number {
  return itens
    .filter(({ status }) => status === 'disponivel')
    .reduce(
      (sum, { precos, quantidade }) => sum + Math.max(0, cents(precos.precoDe) - cents(precos.precoPor)) * quantidade,
      0
    )
}

function cents(reais: number): number {
  return Math.round(reais * 100)
}
