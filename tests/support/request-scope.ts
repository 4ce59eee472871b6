import type { RequestScope } from '../../app/context.ts'

/** A shopper's request in Portuguese. A test adds the transports that it needs. */
export const REQUEST: Omit<RequestScope, 'transport' | 'personalTransport'> = {
  language: 'pt',
  origin: 'https://loja.example',
  ownOrigins: ['https://loja.example'],
  media: undefined,
  nonce: '',
  isCrawler: false
}
