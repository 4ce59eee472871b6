import { imagem, listedEntries } from './product.ts'
import { estrutura } from './structure.ts'
import { bodyList, bodyReader, item, list, number, section, shape, texts, type Wire } from './tolerant.ts'

/** A listed product with the fields of a feed. The contract has bar codes on the product's page alone; some APIs list them too. */
const feedProduct = item({
  ...listedEntries,
  ...texts('ean', 'mpn'),
  descricoes: shape(texts('curta', 'longa', 'simples')),
  midias: shape({ imagens: list(imagem) })
})

export type WireFeed = Wire<typeof readFeed>

export const readFeed = bodyReader(['conteudo'], {
  estrutura,
  conteudo: section({ produtos: bodyList(feedProduct) }),
  info: shape({ total: number })
})
