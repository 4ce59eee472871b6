import * as v from 'valibot'
import { rota } from './structure.ts'
import { bodyList, bodyReader, id, item, requiredText, text } from './tolerant.ts'

const marca = item({ id, nome: requiredText, imagem: text, rota, url: text })

const body = v.object({ marcas: bodyList(marca) })

export type WireBrands = v.InferOutput<typeof body>

export const readBrands = bodyReader(body, ['marcas'])
