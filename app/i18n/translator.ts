import rosetta, { type Rosetta } from 'rosetta'
import type { LanguageCode } from './language.ts'
import { type Dictionary, pt } from './pt.ts'
import type { account } from './words/account.ts'
import type { ageGate } from './words/ageGate.ts'
import type { brands } from './words/brands.ts'
import type { cartLine } from './words/cartLine.ts'
import type { cartPanel } from './words/cartPanel.ts'
import type { cep } from './words/cep.ts'
import type { closedStore } from './words/closedStore.ts'
import type { combination } from './words/combination.ts'
import type { compare } from './words/compare.ts'
import type { consent } from './words/consent.ts'
import type { contact } from './words/contact.ts'
import type { coupon } from './words/coupon.ts'
import type { crawlers } from './words/crawlers.ts'
import type { detail } from './words/detail.ts'
import type { favorites } from './words/favorites.ts'
import type { forms } from './words/forms.ts'
import type { freight } from './words/freight.ts'
import type { gallery } from './words/gallery.ts'
import type { history } from './words/history.ts'
import type { home } from './words/home.ts'
import type { install } from './words/install.ts'
import type { listing } from './words/listing.ts'
import type { lists } from './words/lists.ts'
import type { markdown } from './words/markdown.ts'
import type { newsletter } from './words/newsletter.ts'
import type { offers } from './words/offers.ts'
import type { order } from './words/order.ts'
import type { paging } from './words/paging.ts'
import type { popup } from './words/popup.ts'
import type { questions } from './words/questions.ts'
import type { quickView } from './words/quickView.ts'
import type { refused } from './words/refused.ts'
import type { register } from './words/register.ts'
import type { requests } from './words/requests.ts'
import type { reviewForm } from './words/reviewForm.ts'
import type { reviews } from './words/reviews.ts'
import type { search } from './words/search.ts'
import type { sellers } from './words/sellers.ts'
import type { share } from './words/share.ts'
import type { storeReview } from './words/storeReview.ts'
import type { subscription } from './words/subscription.ts'
import type { trust } from './words/trust.ts'
import type { wholesale } from './words/wholesale.ts'

/** The words of pages, each area in a module that only its pages load. */
interface Areas {
  account: typeof account
  ageGate: typeof ageGate
  brands: typeof brands
  cartLine: typeof cartLine
  cartPanel: typeof cartPanel
  cep: typeof cep
  closedStore: typeof closedStore
  combination: typeof combination
  compare: typeof compare
  contact: typeof contact
  consent: typeof consent
  coupon: typeof coupon
  crawlers: typeof crawlers
  detail: typeof detail
  forms: typeof forms
  favorites: typeof favorites
  freight: typeof freight
  gallery: typeof gallery
  history: typeof history
  home: typeof home
  install: typeof install
  listing: typeof listing
  lists: typeof lists
  markdown: typeof markdown
  newsletter: typeof newsletter
  offers: typeof offers
  order: typeof order
  paging: typeof paging
  refused: typeof refused
  register: typeof register
  requests: typeof requests
  reviewForm: typeof reviewForm
  popup: typeof popup
  questions: typeof questions
  quickView: typeof quickView
  reviews: typeof reviews
  search: typeof search
  share: typeof share
  sellers: typeof sellers
  subscription: typeof subscription
  storeReview: typeof storeReview
  trust: typeof trust
  wholesale: typeof wholesale
}

/** `'cart.empty'`: every path of the dictionaries that ends in a text. */
export type TextKey = Leaves<Dictionary & Areas>

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`
}[keyof T & string]

export interface Translator {
  (key: TextKey, values?: Record<string, string | number>): string
  language: LanguageCode
}

const dictionaries: Partial<Record<LanguageCode, Dictionary>> = { pt }
/** One rosetta per language, kept: its locale is mutable state, so no instance ever changes it. */
const speakers: Record<LanguageCode, Rosetta<object>> = { pt: speaker('pt'), en: speaker('en') }
const translators = new Map<LanguageCode, Translator>()
speakers.pt.set('pt', pt)

/** English speaks once `english.ts` is loaded, Portuguese until then. */
export function createTranslator(language: LanguageCode): Translator {
  if (!dictionaries[language]) return createTranslator('pt')
  const known = translators.get(language)
  if (known) return known
  const made = makeTranslator(language)
  translators.set(language, made)
  return made
}

/** Called when a dictionary's module loads, so that a browser carries only the language that it shows. */
export function addDictionary(language: LanguageCode, dictionary: Dictionary): void {
  dictionaries[language] = dictionary
  speakers[language].set(language, dictionary)
}

/**
 * Called when the module of a page's words loads: whoever shows one of them imports it. They are few, so that both
 * languages come together. Hands the Portuguese ones back, whose keys are the area's type.
 */
export function addWords<const T extends Words>(area: keyof Areas, words: { pt: T; en: SameKeys<T> }): T {
  speakers.pt.set('pt', { [area]: words.pt })
  speakers.en.set('en', { [area]: words.en })
  return words.pt
}

interface Words {
  readonly [key: string]: string | Words
}

type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

function speaker(language: LanguageCode): Rosetta<object> {
  const texts = rosetta<object>({})
  texts.locale(language)
  return texts
}

function makeTranslator(language: LanguageCode): Translator {
  const texts = speakers[language]
  return Object.assign((key: TextKey, values?: Record<string, string | number>) => texts.t(key, values), { language })
}
