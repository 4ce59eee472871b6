import * as v from 'valibot'
import { test } from 'vitest'
import { cacheable } from '../app/contract/cacheable-queries.ts'
import { toPath } from '../app/models/content/link.ts'
import { readListingRequest } from '../app/models/listing/listing-request.ts'
import { readPriceWords } from '../app/models/listing/price-words.ts'
import { readCampaign } from '../app/models/shopper/campaign.ts'
import { parseConsent } from '../app/models/shopper/consent.ts'
import { readReturnPath } from '../app/models/shopper/return-path.ts'
import { withoutTracking } from '../app/models/shopper/tracking-parameters.ts'
import { expectLinear, type Pattern } from '../tests/support/linear-work.ts'
import { clientNetwork } from './client-network.ts'
import { loginBody, recoveryBody, registerBody, resetBody } from './commerce/rules/account-bodies.ts'
import { addBody } from './commerce/rules/cart-body.ts'
import { cepDigits } from './commerce/rules/cep.ts'
import { contactBody, newsletterBody, questionBody, reviewBody, storeReviewBody } from './commerce/rules/form-bodies.ts'
import { parseListing } from './commerce/rules/listing-request.ts'
import { productShopBody } from './commerce/rules/product-shop-body.ts'
import { phrasesOf } from './commerce/rules/search-meanings.ts'
import { searchWords } from './commerce/rules/search-terms.ts'
import { sitePath } from './commerce/rules/site-path.ts'
import { readUploads } from './commerce/rules/upload.ts'
import { readCookie, readSingleCookie } from './cookies.ts'
import { findPage } from './edge/find-page.ts'
import { measure } from './edge/gateway/json-body.ts'
import { addressOf } from './edge/middleware/canonical-address.ts'
import { createFormCounter } from './edge/middleware/form-counter.ts'
import { knownQuery } from './edge/middleware/known-parameters.ts'
import { browserName, v8Stack } from './edge/reports/browser.ts'
import { scrub } from './edge/reports/scrub.ts'

/** What shoppers, and those who are none, send to the store. */
const PIECES = [
  ...['a', '0', 'É', ' ', '\n', '\t', '\0', '\u0315', '\u0316', '\ud83d', '\u202e', 'aa.', '1.1'],
  ...[
    '=',
    '&',
    '?',
    '#',
    '%',
    '%41',
    '%ff',
    '%2f',
    '+',
    ';',
    '/',
    '//',
    '\\',
    '.',
    '..',
    '.html',
    '.data',
    ':',
    '::',
    '@'
  ],
  ...[
    '"',
    '\\"',
    "'",
    '[',
    ']',
    '{',
    '}',
    ',',
    '--',
    '--x',
    'filename=',
    'pg=',
    'url=',
    'utm_x=',
    'a@',
    'sid=',
    '(',
    ')'
  ]
]

/** Runs of marks are sorted when they are normalized. */
const KNOWN: Pattern[] = [{ start: ['\u0315'.repeat(20_000)], repeated: ['\u0316'], end: [] }]

const lines = {
  nome: '',
  email: '',
  senha: '',
  usuario: '',
  token: '',
  cpf: '',
  telefone: '',
  contato: '',
  assunto: ''
}
const words = {
  mensagem: '',
  comentario: '',
  pergunta: '',
  resposta: '',
  hashEmail: '',
  segmento: '',
  nivel: 'produto'
}
const place = { cep: '', logradouro: '', numero: '', complemento: '', bairro: '', cidade: '', uf: '', pais: '' }

/** Every field of every form holds the text. */
function body(schema: v.GenericSchema) {
  return (text: string) => {
    const filled = (fields: object) => Object.fromEntries(Object.keys(fields).map(name => [name, text]))
    const flags = { aceite: text, cupom: text, mailing: text, nota: text, experiencia: text, idProduto: text }
    const item = { idProduto: text, adicional: text, parametros: text, quantidade: text }
    const product = { id: text, personalizacao: [{ id: text, valorText: text }] }
    const lists = { itens: [item], produtos: [product], informacoesAdicionais: { text }, anexos: [text] }
    return v.safeParse(schema, { ...filled({ ...lines, ...words }), ...flags, ...lists, endereco: filled(place) })
  }
}

const query = (text: string) => new URLSearchParams(text)
const address = (text: string) => new URL(`https://loja.example/?${text}`)

const BODIES: [string, (text: string) => unknown][] = [
  ['a login', body(loginBody)],
  ['a recovery', body(recoveryBody)],
  ['a reset', body(resetBody)],
  ['a registration', body(registerBody)],
  ['a review', body(reviewBody)],
  ['a review of the store', body(storeReviewBody)],
  ['a message', body(contactBody)],
  ['a newsletter', body(newsletterBody)],
  ['a question', body(questionBody)],
  ['a cart', body(addBody)],
  ['a configured product', body(productShopBody)],
  ['a picture', text => readUploads([text])],
  ['a postcode', cepDigits],
  ['JSON', measure],
  ['a form', text => createFormCounter('application/x-www-form-urlencoded').add(new TextEncoder().encode(text))],
  ['a form in parts', text => createFormCounter('multipart/form-data; boundary=x').add(new TextEncoder().encode(text))]
]

/** Inputs that once took quadratic time, in cookies and in the address of a page. */
const SLOW_ADDRESSES: Pattern[] = [
  { start: ['a'], repeated: [' '], end: ['b='] },
  { start: ['/'], repeated: ['.html'], end: ['b='] }
]

/** At most 8 kB arrive. */
const ADDRESSES: typeof BODIES = [
  ['a path', findPage],
  ['the address of a page', addressOf],
  ['the path of a call', sitePath],
  ['a path to return to', readReturnPath],
  ['a link', toPath],
  ['an address with tracking', text => withoutTracking(`https://loja.example/?${text}`)],
  ['the parameters of a page', search => knownQuery({ pathname: '/vitaminas', search })],
  ['a listing', text => readListingRequest('search', address(text), { order: '', pageSize: 12 })],
  ['the query of a listing', text => [cacheable.listing(query(text)), parseListing(query(text))]],
  ['a search', text => phrasesOf(searchWords(text))],
  ['the price in a search', readPriceWords],
  ['a campaign', readCampaign],
  ['a consent', parseConsent],
  ['cookies', text => [readCookie(text, 'sid'), readSingleCookie(text, 'sid')]],
  ['a network', clientNetwork],
  ['a browser', browserName],
  ['a stack', text => v8Stack(text, text)],
  ['a report', scrub]
]

test.each(BODIES)(
  '%s takes at most four times the work for four times the text',
  { timeout: 120_000 },
  (_name, read) => {
    expectLinear(read, { pieces: PIECES, known: KNOWN, sizes: [5_000, 25_000] })
  }
)

test.each(ADDRESSES)(
  '%s takes at most four times the work for four times the text',
  { timeout: 120_000 },
  (_name, read) => {
    expectLinear(read, { pieces: PIECES, known: SLOW_ADDRESSES, sizes: [2_000] })
  }
)
