/** One option keyed by number, amounts as text, days without a unit. There is no checkout/zipcode. */
export function shipment() {
  return { fretes: { 1: { id: 7, tipo: 'correios', label: 'PAC', valor: '18,90', prazo: '6' } }, mensagem: null }
}
