import { addWords } from '../translator.ts'

export const coupon = addWords('coupon', {
  pt: {
    title: 'Cupom de desconto',
    apply: 'Aplicar',
    empty: 'Digite o código do cupom.',
    unknown: 'Este cupom não vale.',
    failed: 'Não foi possível aplicar o cupom. Tente novamente.',
    applied: 'Cupom aplicado.'
  },
  en: {
    title: 'Discount coupon',
    apply: 'Apply',
    empty: 'Enter the coupon code.',
    unknown: 'This coupon is not valid.',
    failed: 'The coupon could not be applied. Please try again.',
    applied: 'Coupon applied.'
  }
})
