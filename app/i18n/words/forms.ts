import { addWords } from '../translator.ts'

/** What every form says. Spec 5 and 8, word by word where they say it. */
export const forms = addWords('forms', {
  pt: {
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone com DDD (opcional)',
    sending: 'Enviando…',
    failed: 'Houve um erro ao enviar.',
    empty: 'Preencha o campo!',
    noRating: 'Selecione a nota!',
    emailWrong: 'Informe um e-mail válido.',
    phoneWrong: 'Informe um telefone com DDD.',
    long: 'Use até {{count}} caracteres.',
    optional: 'opcional'
  },
  en: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone with area code (optional)',
    sending: 'Sending…',
    failed: 'There was an error while sending.',
    empty: 'Fill in this field!',
    noRating: 'Select a rating!',
    emailWrong: 'Enter a valid e-mail address.',
    phoneWrong: 'Enter a phone number with its area code.',
    long: 'Use up to {{count}} characters.',
    optional: 'optional'
  }
})
