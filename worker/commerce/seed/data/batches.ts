import type { SeedBatch } from '../types.ts'

const report = '/pagina/laudos-de-lote'

/** Of the demonstration's products, by their ids. The page of reports has a row for each. */
export const batches: Record<number, SeedBatch> = {
  411: { product: 'Whey Isolado Zero Lactose', number: 'AF-2610', expiry: '10/2028', report },
  491: { product: 'Creatina Micronizada', number: 'SA-2611', expiry: '11/2028', report },
  871: { product: 'Colágeno Hidrolisado', number: 'EV-2609', expiry: '09/2028', report }
}
