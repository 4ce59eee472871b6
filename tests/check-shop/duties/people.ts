import { type Duty, type Failure, unless } from '../duty.ts'
import { goodsOf, isAlcohol } from '../goods.ts'
import type { Link, Page } from '../page.ts'
import type { Shop } from '../shop.ts'
import { fold } from '../words.ts'

export const adultAge: Duty = {
  id: 'adult-age',
  duty: 'Alcohol says that it is for people of 18, and enters no cart without an answer',
  source: 'Lei 13.106/2015; Lei 15.211/2025',
  sourceDate: '2025-09-17',
  severity: 'breach',
  ofPage: page =>
    page.kind === 'product' && goodsOf(page) === 'alcohol'
      ? unless([
          /\b(18|dezoito) anos\b|\bmenores de (18|idade)\b|\bmaior(es)? de (18|idade)\b/.test(fold(page.ownWords)),
          'The product with alcohol does not say that it is for people of 18'
        ])
      : [],
  ofShop: ({ carts }) =>
    carts
      .filter(({ product, added }) => added && isAdult(product))
      .map(({ product }) => ({
        path: product.path,
        problem: 'Its form puts alcohol into the cart without asking for the age'
      }))
}

export function isAdult(page: Page): boolean {
  return isAlcohol(page.title) || goodsOf(page) === 'alcohol'
}

const OFFICER = /\bencarregad[oa]\b|\bdpo\b|\bdata protection officer\b/

export const dataOfficer: Duty = {
  id: 'data-officer',
  duty: 'The data protection officer is named, with a channel, on the privacy page, and the footer leads there',
  source: 'LGPD art. 41; Res. CD/ANPD 18/2024',
  sourceDate: '2024-07-16',
  severity: 'breach',
  ofPage: page =>
    page.kind === 'home'
      ? unless([OFFICER.test(fold(page.footerWords)), 'The footer does not name the data protection officer', 'likely'])
      : [],
  ofShop: ({ home, privacy }) =>
    privacy ? judgeOfficer(privacy) : [{ path: home.path, problem: 'No page about privacy was found' }]
}

export function isPrivacy({ name, path }: Link): boolean {
  return path !== '' && /\bprivacidade\b|\bprivacy\b|\bprotecao de dados\b/.test(name)
}

/** Words with capital letters that name no person. */
const NO_PERSON =
  /Autoridade Nacional|Lei Geral|Política de|Prote[cç][aã]o de Dados|Encarregad[oa]( d[eo] (Tratamento de )?Dados( Pessoais)?)?/giu
const PERSON = /\p{Lu}\p{Ll}+ ((d[aeo]s?|e) )?\p{Lu}\p{Ll}+/u

/** The name and the channel stand near the officer's title. */
function judgeOfficer({ path, mainWords, mainLinks }: Page): Failure[] {
  const at = fold(mainWords).search(OFFICER)
  const near = at < 0 ? '' : mainWords.slice(at, at + 300)
  const isNamed = PERSON.test(near.replace(NO_PERSON, '·'))
  const hasChannel =
    /@|\(?\d{2}\)? ?\d{4,5}-\d{4}/.test(near) || mainLinks.some(link => link.href.startsWith('mailto:'))
  return unless(
    [isNamed, 'The page about privacy does not name the data protection officer'],
    [at < 0 || hasChannel, 'The page about privacy has no channel to the data protection officer']
  ).map(failure => ({ ...failure, path }))
}

export const accessibility: Duty = {
  id: 'accessibility',
  duty: 'The footer has the symbol of accessibility and leads to a statement',
  source: 'LBI (Lei 13.146/2015), art. 63',
  sourceDate: '2015-07-06',
  severity: 'breach',
  ofShop: shop => judgeStatement(shop)
}

export function isAccessibility({ name, path }: Link): boolean {
  return path !== '' && /\bacessibilidade\b|\baccessibility\b/.test(name)
}

function judgeStatement({ home, accessibility: page }: Shop): Failure[] {
  const link = home.footerLinks.find(isAccessibility)
  if (!link) return [{ path: home.path, problem: 'The footer does not lead to a statement of accessibility' }]
  const around = link.element.parentNode ?? link.element
  const hasSymbol = around.querySelector('svg, img') !== null || /♿|🧑‍🦽/u.test(around.text)
  return [
    ...unless([hasSymbol, 'The link to the statement of accessibility has no symbol', 'likely']).map(failure => ({
      ...failure,
      path: home.path
    })),
    ...(page ? [] : [{ path: link.path, problem: 'The statement of accessibility cannot be read' }])
  ]
}

export const accessLogs: Duty = {
  id: 'access-logs',
  duty: 'Access logs are kept for six months',
  source: 'Marco Civil (Lei 12.965/2014), art. 15',
  sourceDate: '2014-04-23',
  severity: 'look',
  ofShop: () => [{ problem: 'No visitor can see whether access logs are kept for six months: ask who runs the shop' }]
}
