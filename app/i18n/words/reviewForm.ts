import { addWords } from '../translator.ts'

/** Spec 5, word by word where it says it. */
export const reviewForm = addWords('reviewForm', {
  pt: {
    required: '*Todos os campos são obrigatórios',
    rating: 'Nota',
    ratingOf: '{{count}} de 5',
    emailHint: 'Não será publicado.',
    comment: 'Comentário',
    pictures: 'Fotos (opcional)',
    picturesHint: 'Até {{count}} imagens JPEG, PNG ou WebP, de até {{size}} MB cada.',
    preparing: 'Preparando as fotos…',
    preview: 'Prévia de {{name}}',
    submit: 'Enviar avaliação',
    thanks: 'Obrigado! A sua avaliação será publicada após aprovação.',
    many: 'Só é possível fazer o upload de até 2 imagens',
    large: 'Cada imagem pode ter até {{size}} MB.',
    type: 'Envie imagens JPEG, PNG ou WebP.',
    unreadable: 'Não foi possível abrir esta imagem. Envie outra.',
    pixels: 'Esta imagem tem pixels demais. Envie uma menor.',
    chooseAgain: 'Escolha as fotos de novo.',
    of: '{{name}}: {{problem}}'
  },
  en: {
    required: '*All fields are required',
    rating: 'Rating',
    ratingOf: '{{count}} of 5',
    emailHint: 'It will not be published.',
    comment: 'Comment',
    pictures: 'Photos (optional)',
    picturesHint: 'Up to {{count}} JPEG, PNG or WebP images of up to {{size}} MB each.',
    preparing: 'Preparing the photos…',
    preview: 'Preview of {{name}}',
    submit: 'Send review',
    thanks: 'Thank you! Your review will be published once it is approved.',
    many: 'Only up to 2 images can be uploaded',
    large: 'Each image may have up to {{size}} MB.',
    type: 'Send JPEG, PNG or WebP images.',
    unreadable: 'This image could not be opened. Send another one.',
    pixels: 'This image has too many pixels. Send a smaller one.',
    chooseAgain: 'Choose the photos again.',
    of: '{{name}}: {{problem}}'
  }
})
