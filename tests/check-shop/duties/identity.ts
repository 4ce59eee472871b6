import { type Duty, type Failure, unless } from '../duty.ts'
import type { Link, Page } from '../page.ts'
import { cnpjsIn, isCnpj, isPlaceholder, plain } from '../tax-id.ts'
import { hasType, type Thing, textAt } from '../things.ts'
import { fold } from '../words.ts'

const DECREE = { source: 'Decreto 7.962/2013, art. 2, I and II', sourceDate: '2013-03-15' }

export const identity: Duty = {
  id: 'identity',
  duty: 'The footer of every page names the company, its CNPJ, its address and its e-mail',
  ...DECREE,
  severity: 'breach',
  ofPage: page => (page.kind === 'seller' ? [] : judgeIdentity('The footer', page.footerWords, page.footerLinks))
}

export const identityData: Duty = {
  id: 'identity-data',
  duty: 'The structured data name the same company as the footer',
  ...DECREE,
  severity: 'likely',
  ofPage: page => {
    const company = page.kind === 'home' ? page.things.find(thing => hasType(thing, COMPANY)) : undefined
    return company ? judgeData(company, page) : []
  }
}

export const seller: Duty = {
  id: 'seller',
  duty: 'Partner shops are named with CNPJ or CPF, address and e-mail',
  source: 'Decreto 7.962/2013, art. 2 and 3',
  sourceDate: '2013-03-15',
  severity: 'breach',
  ofPage: page => {
    if (page.kind === 'seller') return judgeIdentity('The page of this shop', page.mainWords, page.mainLinks)
    return page.kind === 'product' ? judgeOffers(page) : []
  }
}

const COMPANY = /^(Organization|Corporation|OnlineStore|OnlineBusiness|Store|LocalBusiness)$/
const COMPANY_NAME = /(?<![a-z])(ltda|s[./] ?a|eireli|epp|mei|[-–/] ?me|slu|cooperativa|associacao|razao social)\b/
const STREET =
  /\b(rua|r\.|avenida|av\.?|alameda|al\.|travessa|praca|rodovia|rod\.|estrada|largo|quadra|setor|via)\s+[^|]{2,60}?\d/
const POSTCODE = /\b\d{5}-?\d{3}\b/
const EMAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,255}\.[a-z]{2,}/i
const CONTACT = /\b(contato|fale conosco|atendimento|contact)\b/
const CPF = /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b|\bcpf\b[^\d]{0,5}[\d*.-]{11,14}/

function judgeIdentity(where: string, words: string, links: readonly Link[]): Failure[] {
  const folded = fold(words)
  return [
    ...judgeNumber(where, words),
    ...unless(
      [COMPANY_NAME.test(folded) || CPF.test(folded), `${where} does not name the company (such as “… Ltda.”)`],
      [STREET.test(folded) || POSTCODE.test(folded), `${where} has no address of a street or CEP`],
      [EMAIL.test(words) || links.some(isContact), `${where} has no e-mail and no link to a contact form`]
    )
  ]
}

function judgeNumber(where: string, words: string): Failure[] {
  const numbers = cnpjsIn(words)
  if (numbers.some(isCnpj) || CPF.test(fold(words))) return []
  const [number] = numbers
  if (!number) return [{ problem: `${where} has no CNPJ` }]
  if (isPlaceholder(number)) return [{ problem: `${where} has a CNPJ of zeros alone`, severity: 'look' }]
  return [{ problem: `${where} has a CNPJ with wrong check digits: ${number}` }]
}

function isContact({ href, name }: Link): boolean {
  return href.startsWith('mailto:') || CONTACT.test(name)
}

function judgeData(company: Thing, { footerWords }: Page): Failure[] {
  const footer = fold(footerWords)
  const numbers = cnpjsIn(footerWords)
  const taxId = plain(textAt(company, 'taxID', 'vatID'))
  const name = fold(textAt(company, 'legalName'))
  const postcode = textAt(company, 'address.postalCode')
  const email = textAt(company, 'email', 'contactPoint.email').replace(/^mailto:/, '')
  const bare = (text: string) => fold(text).replace(/[^\p{L}\d]/gu, '')
  return [
    ...unless(
      [!taxId || numbers.includes(taxId), `taxID of the structured data is not in the footer: ${taxId}`],
      [!name || bare(footer).includes(bare(name)), `legalName of the structured data is not in the footer: ${name}`],
      [
        !postcode || !POSTCODE.test(footer) || plain(footer).includes(plain(postcode)),
        `The CEP of the structured data is not in the footer: ${postcode}`
      ],
      [
        !email || !EMAIL.test(footer) || footer.includes(fold(email)),
        `The e-mail of the structured data is not in the footer: ${email}`
      ]
    ),
    ...unless(
      [taxId, 'The structured data have no taxID', 'look'],
      [name, 'The structured data have no legalName', 'look'],
      [textAt(company, 'address.streetAddress', 'address'), 'The structured data have no address', 'look'],
      [email, 'The structured data have no email', 'look']
    )
  ]
}

/** Who sells is a link to its page, or is named with its number. */
function judgeOffers({ ownWords, mainLinks, footerWords }: Page): Failure[] {
  const [said = '', name = ''] =
    /\b[Vv]endido (?:e entregue )?por:? (?!a loja|pela loja)([\p{Lu}\d][^|.,]{1,40})/u.exec(ownWords) ?? []
  if (!said || fold(footerWords).includes(fold(name).trim().split(' ')[0] ?? '')) return []
  const isLinked = mainLinks.some(link => /^\/(vendedor|seller|lojista|parceiro|loja)/.test(link.path))
  return unless([isLinked || cnpjsIn(ownWords).length > 0, `“${said.trim()}” leads to no page of that shop`])
}
