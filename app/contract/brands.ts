import { rota } from './structure.ts'
import * as w from './tolerant.ts'

const marca = w.item({ id: w.id, nome: w.requiredText, imagem: w.text, rota, url: w.text })

export type WireBrands = w.Wire<typeof readBrands>

export const readBrands = w.bodyReader(['marcas'], { marcas: w.bodyList(marca) })
