import { addWords } from '../translator.ts'

export const share = addWords('share', {
  pt: {
    ways: 'Formas de compartilhar',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    copy: 'Copiar link',
    copied: 'Link copiado',
    failed: 'Não foi possível copiar. O link está na barra de endereço.'
  },
  en: {
    ways: 'Ways to share',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'The link could not be copied. It stands in the address bar.'
  }
})
