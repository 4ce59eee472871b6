/** One way keyed by number, money as text, days without a word. There is no checkout/zipcode. */
export function shipment() {
  return { fretes: { 1: { id: 7, tipo: 'correios', label: 'PAC', valor: '18,90', prazo: '6' } }, mensagem: null }
}
