import { imagem, listedEntries } from './product.ts'
import { estrutura } from './structure.ts'
import * as w from './tolerant.ts'

/** A listed product with the fields of a feed. The contract has bar codes on the product's page alone; some APIs list them too. */
const feedProduct = w.item({
  ...listedEntries,
  ...w.texts('ean', 'mpn'),
  descricoes: w.shape(w.texts('curta', 'longa', 'simples')),
  midias: w.shape({ imagens: w.list(imagem) })
})

export type WireFeed = w.Wire<typeof readFeed>

export const readFeed = w.bodyReader(['conteudo'], {
  estrutura,
  conteudo: w.section({ produtos: w.bodyList(feedProduct) }),
  info: w.shape({ total: w.number })
})
