import * as v from 'valibot'
import { bodyList, bodyReader, id, item, number, shape, text } from './tolerant.ts'

const dimensao = shape({
  imagem: text,
  imagemOriginal: text,
  link: text,
  target: text,
  largura: number,
  altura: number,
  video: text
})

const banner = item({
  id,
  nome: text,
  titulo: text,
  descricao: text,
  ordem: number,
  dimensoes: shape({ desktop: dimensao, mobile: dimensao })
})

const body = v.object({ banners: bodyList(banner) })

export type WireBanner = v.InferOutput<typeof banner>
export type WireDimensao = v.InferOutput<typeof dimensao>
export type WireBanners = v.InferOutput<typeof body>

export const readBanners = bodyReader(body, ['banners'])
