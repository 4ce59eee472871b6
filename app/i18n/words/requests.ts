import { addWords } from '../translator.ts'

export const requests = addWords('requests', {
  pt: {
    notice: 'Avise-me',
    noticeHint: 'Deixe o seu e-mail e avisaremos quando ele voltar.',
    noticeThanks: 'Pronto! Avisaremos por e-mail quando o produto voltar.',
    quote: 'Pedir orçamento',
    quoteHint: 'Conte do que você precisa e enviaremos o preço por e-mail.',
    quoteThanks: 'Recebemos o seu pedido de orçamento e responderemos por e-mail.',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone com DDD (opcional)',
    message: 'Mensagem (opcional)',
    mailing: 'Quero receber novidades e ofertas por e-mail',
    copy: 'Quero uma cópia deste pedido por e-mail',
    sending: 'Enviando…',
    failed: 'Houve um erro ao enviar.',
    empty: 'Preencha o campo!',
    emailWrong: 'Informe um e-mail válido.',
    phoneWrong: 'Informe um telefone com DDD.',
    long: 'Use até {{count}} caracteres.',
    optional: 'opcional'
  },
  en: {
    notice: 'Notify me',
    noticeHint: 'Leave your e-mail and we will tell you when it is back.',
    noticeThanks: 'Done! We will send you an e-mail when the product is back.',
    quote: 'Request a quote',
    quoteHint: 'Tell us what you need and we will send you the price by e-mail.',
    quoteThanks: 'We have received your request for a quote and will answer by e-mail.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone with area code (optional)',
    message: 'Message (optional)',
    mailing: 'Send me news and offers by e-mail',
    copy: 'Send me a copy of this request by e-mail',
    sending: 'Sending…',
    failed: 'There was an error while sending.',
    empty: 'Fill in this field!',
    emailWrong: 'Enter a valid e-mail address.',
    phoneWrong: 'Enter a phone number with its area code.',
    long: 'Use up to {{count}} characters.',
    optional: 'optional'
  }
})
