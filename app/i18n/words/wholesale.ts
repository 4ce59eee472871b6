import { addWords } from '../translator.ts'

export const wholesale = addWords('wholesale', {
  pt: {
    title: 'Leve mais, pague menos',
    from: 'A partir de {{count}} unidades',
    each: '{{price}} cada'
  },
  en: {
    title: 'Buy more, pay less',
    from: 'From {{count}} units',
    each: '{{price}} each'
  }
})
