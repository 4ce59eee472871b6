import { addWords } from '../translator.ts'

export const contact = addWords('contact', {
  pt: {
    title: 'Fale conosco',
    write: 'Escreva para nós',
    hint: 'Conte como podemos ajudar. Respondemos por e-mail.',
    subject: 'Assunto (opcional)',
    message: 'Mensagem',
    submit: 'Enviar mensagem',
    thanks: 'Recebemos a sua mensagem e responderemos por e-mail.'
  },
  en: {
    title: 'Contact us',
    write: 'Write to us',
    hint: 'Tell us how we can help. We answer by e-mail.',
    subject: 'Subject (optional)',
    message: 'Message',
    submit: 'Send message',
    thanks: 'We have received your message and will answer by e-mail.'
  }
})
