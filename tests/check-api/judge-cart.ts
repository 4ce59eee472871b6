import type { readCart } from '../../app/contract/cart.ts'
import { type Finding, gap, note } from './finding.ts'
import { printable } from './printable.ts'

export type WireCart = NonNullable<ReturnType<typeof readCart>>

/** `wanted`: the expected units. A refusal is 200 with messages. `loss` and `severity` come from the call. */
export function judgeCart(wire: WireCart, wanted: number, { loss, severity }: Pick<Finding, 'loss' | 'severity'>) {
  const units = (wire.itens ?? []).reduce((sum, { quantidade }) => sum + (quantidade ?? 0), 0)
  const said = printable(wire.mensagens.join(' '))
  const found: Finding[] = []
  if (units !== wanted)
    found.push({
      severity,
      loss,
      problem: `The cart has ${units} units, not ${wanted}${said && `, and says “${said}”`}`
    })
  if (wanted > 0 && (wire.total ?? wire.totalCarrinho ?? wire.subtotal.valor) === null)
    found.push(gap('It has no total', 'The cart shows no sum.'))
  if (wanted > 0 && !wire.url && !wire.carrinho.url)
    found.push(note('It has no address of the checkout (url)', 'The button leads to /checkout/carrinho of the API.'))
  return found
}
