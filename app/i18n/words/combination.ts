import { addWords } from '../translator.ts'

export const combination = addWords('combination', {
  pt: {
    title: 'Comprar juntos',
    choose: 'Escolha o que levar junto',
    off: '{{percent}}% off levando junto',
    both: 'Os dois por {{price}}',
    saving: 'economize {{price}}'
  },
  en: {
    title: 'Buy together',
    choose: 'Choose what goes with it',
    off: '{{percent}}% off bought together',
    both: 'Both for {{price}}',
    saving: 'save {{price}}'
  }
})
