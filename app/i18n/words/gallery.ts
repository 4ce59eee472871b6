import { addWords } from '../translator.ts'

export const gallery = addWords('gallery', {
  pt: {
    title: 'Imagens do produto',
    imageOf: 'Imagem {{position}} de {{total}}',
    none: 'Imagem indisponível',
    zoom: 'Ampliar',
    video: 'Vídeo do produto',
    watch: 'Assistir ao vídeo (abre em nova aba)'
  },
  en: {
    title: 'Product images',
    imageOf: 'Image {{position}} of {{total}}',
    none: 'Image unavailable',
    zoom: 'Zoom in',
    video: 'Product video',
    watch: 'Watch the video (opens in a new tab)'
  }
})
