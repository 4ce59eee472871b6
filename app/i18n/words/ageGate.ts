import { addWords } from '../translator.ts'

/** Spec 5 and 9: the two answers, and the law. */
export const ageGate = addWords('ageGate', {
  pt: {
    title: 'Você tem mais de {{age}} anos?',
    law: 'Este produto é só para adultos: a venda de bebidas alcoólicas a menores de {{age}} anos é proibida (Lei nº 13.106/2015).',
    yes: 'Sim, possuo mais de {{age}} anos',
    no: 'Não possuo mais de {{age}} anos',
    declined: 'Tudo bem. Este produto é só para adultos, mas há muitos outros por aqui.',
    required: 'Confirme que você possui mais de {{age}} anos para comprar este produto.'
  },
  en: {
    title: 'Are you over {{age}}?',
    law: 'This product is for adults only: selling alcohol to anyone under {{age}} is prohibited (Brazilian law 13.106/2015).',
    yes: 'Yes, I am over {{age}}',
    no: 'No, I am not over {{age}}',
    declined: 'That is fine. This product is for adults only, but there are many others here.',
    required: 'Confirm that you are over {{age}} to buy this product.'
  }
})
