import type { cartOf } from './cart.ts'

type Cart = ReturnType<typeof cartOf>

/** Cents, as a reader adds them: the lines make the subtotal; that less the discounts is the total. */
export interface CheckoutSums {
  /** Unit price times quantity, by line; null for a line that cannot be bought and does not count. */
  lines: (number | null)[]
  subtotal: number
  discounts: { name: string; cents: number }[]
  total: number
  cash: { percent: number; cents: number }
  /** The most of them without interest; null where there are none. */
  installments: { count: number; cents: number } | null
  /** What is cheaper than the list prices, discounts included. */
  saved: number
}

/**
 * The wire's own line totals have the promotions taken off already, and its subtotal the coupon as well. Here they come
 * off once, below the subtotal, as they do in the store's side cart.
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
