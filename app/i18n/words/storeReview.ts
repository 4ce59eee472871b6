import { addWords } from '../translator.ts'

export const storeReview = addWords('storeReview', {
  pt: {
    title: 'Avalie a loja',
    text: 'Conte como foi comprar com a gente. Leva menos de um minuto.',
    experience: 'Como foi a sua experiência de compra?',
    service: 'Como foi o atendimento?',
    worst: 'Muito ruim',
    best: 'Excelente',
    satisfied: 'Você compraria de novo?',
    yes: 'Sim',
    no: 'Não',
    choose: 'Escolha uma opção.',
    publish: 'Autorizo a publicação desta avaliação',
    message: 'Mensagem (opcional)',
    submit: 'Enviar avaliação',
    thanks: 'Obrigado. A sua avaliação ajuda a loja a melhorar.',
    home: 'Ir para a página inicial'
  },
  en: {
    title: 'Review the store',
    text: 'Tell us what shopping with us was like. It takes less than a minute.',
    experience: 'What was your shopping experience like?',
    service: 'What was our service like?',
    worst: 'Very bad',
    best: 'Excellent',
    satisfied: 'Would you buy again?',
    yes: 'Yes',
    no: 'No',
    choose: 'Choose one.',
    publish: 'This review may be published',
    message: 'Message (optional)',
    submit: 'Send review',
    thanks: 'Thank you. Your review helps the store to improve.',
    home: 'Go to the home page'
  }
})
