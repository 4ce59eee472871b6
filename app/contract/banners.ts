import * as w from './tolerant.ts'

const dimensao = w.shape({
  ...w.texts('imagem', 'imagemOriginal', 'link', 'target', 'video'),
  largura: w.number,
  altura: w.number
})

const banner = w.item({
  id: w.id,
  ...w.texts('nome', 'titulo', 'descricao'),
  ordem: w.number,
  dimensoes: w.shape({ desktop: dimensao, mobile: dimensao })
})

export type WireBanners = w.Wire<typeof readBanners>

export const readBanners = w.bodyReader(['banners'], { banners: w.bodyList(banner) })
