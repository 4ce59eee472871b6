import { addWords } from '../translator.ts'

export const consent = addWords('consent', {
  pt: {
    title: 'Cookies',
    text: 'Usamos os necessários para a loja funcionar. Se você permitir, também medimos o uso da loja, para melhorar.',
    accept: 'Aceitar',
    refuse: 'Recusar',
    choose: 'Escolher',
    save: 'Salvar',
    purposes: 'O que você permite',
    necessary: 'Necessários',
    necessaryHint: 'Carrinho, idioma e a sua resposta aqui. Sempre ativos.',
    measurement: 'Medição',
    measurementHint: 'Quais páginas e produtos são vistos, e por qual campanha você veio.',
    marketing: 'Marketing',
    marketingHint: 'Saber se um anúncio trouxe você. Precisa da medição.'
  },
  en: {
    title: 'Cookies',
    text: 'We use those that the store needs to work. If you allow it, we also measure how it is used, to make it better.',
    accept: 'Accept',
    refuse: 'Refuse',
    choose: 'Choose',
    save: 'Save',
    purposes: 'What you allow',
    necessary: 'Necessary',
    necessaryHint: 'Cart, language and your answer here. Always on.',
    measurement: 'Measurement',
    measurementHint: 'Which pages and products are seen, and which campaign you came by.',
    marketing: 'Marketing',
    marketingHint: 'Knowing whether an ad brought you here. Needs measurement.'
  }
})
