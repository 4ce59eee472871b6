import { addWords } from '../translator.ts'

export const questions = addWords('questions', {
  pt: {
    title: 'Perguntas e respostas',
    none: 'Ninguém perguntou sobre este produto ainda.',
    by: '{{name}}, {{date}}',
    byStore: 'Resposta da loja',
    more: 'Ver mais {{count}} perguntas',
    moreOne: 'Ver mais uma pergunta',
    answer: 'Responder',
    answerTo: 'Responder à pergunta: {{question}}',
    ask: 'Fazer uma pergunta',
    required: '*Todos os campos são obrigatórios',
    question: 'Pergunta',
    answerText: 'Resposta',
    send: 'Enviar pergunta',
    sendAnswer: 'Enviar resposta',
    thanks: 'Obrigado! A sua pergunta será publicada após aprovação.',
    thanksForAnswer: 'Obrigado! A sua resposta será publicada após aprovação.'
  },
  en: {
    title: 'Questions and answers',
    none: 'Nobody has asked about this product yet.',
    by: '{{name}}, {{date}}',
    byStore: 'Answer by the store',
    more: 'See {{count}} more questions',
    moreOne: 'See one more question',
    answer: 'Answer',
    answerTo: 'Answer the question: {{question}}',
    ask: 'Ask a question',
    required: '*All fields are required',
    question: 'Question',
    answerText: 'Answer',
    send: 'Send question',
    sendAnswer: 'Send answer',
    thanks: 'Thank you! Your question will be published once it is approved.',
    thanksForAnswer: 'Thank you! Your answer will be published once it is approved.'
  }
})
