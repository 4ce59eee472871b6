import { bodyList, bodyReader, id, item, number, shape, texts, type Wire } from './tolerant.ts'

const dimensao = shape({
  ...texts('imagem', 'imagemOriginal', 'link', 'target', 'video'),
  largura: number,
  altura: number
})

const banner = item({
  id,
  ...texts('nome', 'titulo', 'descricao'),
  ordem: number,
  dimensoes: shape({ desktop: dimensao, mobile: dimensao })
})

export type WireBanners = Wire<typeof readBanners>

export const readBanners = bodyReader(['banners'], { banners: bodyList(banner) })
