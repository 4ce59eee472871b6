import { addWords } from '../translator.ts'

export const cartLine = addWords('cartLine', {
  pt: {
    range: 'Continua {{quantity}}. Informe um número inteiro de 1 a {{most}}; para tirar o produto, use a lixeira.'
  },
  en: { range: 'Still {{quantity}}. Enter a whole number from 1 to {{most}}; to take it out, use the bin.' }
})
