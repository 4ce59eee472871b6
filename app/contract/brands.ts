import { rota } from './structure.ts'
import { bodyList, bodyReader, id, item, requiredText, text, type Wire } from './tolerant.ts'

const marca = item({ id, nome: requiredText, imagem: text, rota, url: text })

export type WireBrands = Wire<typeof readBrands>

export const readBrands = bodyReader(['marcas'], { marcas: bodyList(marca) })
