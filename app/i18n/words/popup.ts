import { addWords } from '../translator.ts'

export const popup = addWords('popup', {
  pt: { more: 'Saiba mais', coupon: 'Cupom', copy: 'Copiar', copied: 'Copiado.' },
  en: { more: 'Find out more', coupon: 'Coupon', copy: 'Copy', copied: 'Copied.' }
})
