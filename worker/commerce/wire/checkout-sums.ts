import type { cartOf } from './cart.ts'

type Cart = ReturnType<typeof cartOf>

export type CheckoutSums = ReturnType<typeof checkoutSums>

/**
 * The wire's line totals already exclude promotions, and its subtotal the coupon. Here all discounts are
 * subtracted once, below the subtotal, as in the store's side cart. In cents: the lines add up to the subtotal; the
 * subtotal minus the discounts is the total.
 */
export function checkoutSums({ itens, promocoes, total, subtotal: { descontoVista, parcelamento } }: Cart) {
  const lines = itens.map(({ status, precos, quantidade }) =>
    status === 'disponivel' ? cents(precos.precoPor) * quantidade : null
  )
  const free = parcelamento.filter(({ parcelas, taxa }) => parcelas > 1 && taxa <= 0).at(-1)
  const discounts = promocoes.map(({ nome, desconto }) => ({ name: nome, cents: cents(desconto) }))
  return {
    /** Unit price times quantity, by line; null for a line that is not counted. */
    lines,
    subtotal: lines.reduce<number>((sum, line) => sum + (line ?? 0), 0),
    discounts,
    total: cents(total),
    cash: { percent: descontoVista.porcentagem, cents: cents(descontoVista.valor) },
    /** The highest number of installments without interest; null without any. */
    installments: free ? { count: free.parcelas, cents: cents(free.valorParcela) } : null,
    /** The savings over the list prices, including discounts. */
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
