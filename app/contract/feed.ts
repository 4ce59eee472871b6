import * as v from 'valibot'
import { imagem, listedEntries } from './product.ts'
import { estrutura } from './structure.ts'
import { bodyList, bodyReader, item, list, number, section, shape, text } from './tolerant.ts'

/** A listed product with the fields of a feed. The contract has bar codes on the product's page alone; some APIs list them too. */
const feedProduct = item({
  ...listedEntries,
  sku: text,
  ean: text,
  mpn: text,
  descricoes: shape({ curta: text, longa: text, simples: text }),
  midias: shape({ imagens: list(imagem) })
})

const body = v.object({
  estrutura,
  conteudo: section({ produtos: bodyList(feedProduct) }),
  info: shape({ total: number })
})

export type WireFeed = v.InferOutput<typeof body>
export type WireFeedProduct = v.InferOutput<typeof feedProduct>

/** The body of a listing. */
export const readFeed = bodyReader(body, ['conteudo'])
