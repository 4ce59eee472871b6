import { addWords } from '../translator.ts'

/** Other shops that sell a product. */
export const offers = addWords('offers', {
  pt: { title: 'Outras lojas que vendem', sold: 'Vendido e entregue pela loja' },
  en: { title: 'Other shops that sell it', sold: 'Sold and delivered by the shop' }
})
