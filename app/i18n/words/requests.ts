import { addWords } from '../translator.ts'

export const requests = addWords('requests', {
  pt: {
    notice: 'Avise-me',
    noticeHint: 'Deixe o seu e-mail e avisaremos quando ele voltar.',
    noticeThanks: 'Pronto! Avisaremos por e-mail quando o produto voltar.',
    quote: 'Pedir orçamento',
    quoteHint: 'Conte do que você precisa e enviaremos o preço por e-mail.',
    quoteThanks: 'Recebemos o seu pedido de orçamento e responderemos por e-mail.',
    message: 'Mensagem (opcional)',
    mailing: 'Quero receber novidades e ofertas por e-mail',
    copy: 'Quero uma cópia deste pedido por e-mail'
  },
  en: {
    notice: 'Notify me',
    noticeHint: 'Leave your e-mail and we will tell you when it is back.',
    noticeThanks: 'Done! We will send you an e-mail when the product is back.',
    quote: 'Request a quote',
    quoteHint: 'Tell us what you need and we will send you the price by e-mail.',
    quoteThanks: 'We have received your request for a quote and will answer by e-mail.',
    message: 'Message (optional)',
    mailing: 'Send me news and offers by e-mail',
    copy: 'Send me a copy of this request by e-mail'
  }
})
