import { unaccented } from '../store/unaccented.ts'

/** What a text says of alcohol: it names a drink, or something that only sounds like one, or neither. */
type Said = 'drink' | 'other' | null

/** Lei 13.106/2015: alcoholic drinks, as shops name them. Whole words, in both languages of the store. */
const DRINKS = anyOf(
  'vinhos?|espumantes?|champanhes?|champagnes?|prosecco|frisantes?|lambruscos?|sangrias?|vermutes?|vermouths?',
  'cervejas?|chopes?|chopps?|sidras?|hidromel|hidromeis|saques?|soju',
  'cachacas?|aguardentes?|caipirinhas?|vodkas?|vodcas?|gin|gim|rum|rums|runs|tequilas?|mezcal|absintos?|grappas?',
  'whisky|whiskys|whiskies|whiskeys?|uisques?|bourbons?|conhaques?|cognacs?|brandy|brandies|licor|licores|liqueurs?',
  '(bebidas?|drinks?|coqueteis|coquetel|aperitivos?|kombuchas?) (alcoolic[oa]s?|destilad[oa]s?)',
  'alcoholic (drinks?|beverages?|cocktails?)',
  'wines?|beers?|ciders?|mead|sake|absinthe|spirits'
)

/** Drinks without alcohol. */
const ALCOHOL_FREE = anyOf(
  '(sem|zero|0) (teor de )?alcool|nao alcoolic[oa]s?|desalcoolizad[oa]s?|0[.,]0+ ?%?|0 ?%',
  '(alcohol|spirit) ?free|free of alcohol|(non|no|zero) ?alcohol(ic)?|de ?alcoholi[sz]ed|(ginger|root) beers?'
)

/** Food, supplements, cosmetics, clothes and tableware with the name of a drink: yeast, vinegar, extracts, glasses. */
const OTHER = anyOf(
  'leveduras?|fermentos?|lupulo|malte|yeasts?|hops|vinagres?|vinegars?|molhos?|sauces?|geleias?|temperos?',
  'extratos?|extracts?|resveratrol|sementes?|seeds?|polifenois|polyphenols',
  'capsulas?|capsules?|comprimidos?|tablets?|softgels?|gomas?|gummy|gummies|saches?',
  'sabor|sabores|flavou?rs?|flavou?red|aromas?|essencias?',
  'tacas?|copos?|canecas?|glass|glasses|mugs?|abridor|abridores|openers?|corkscrews?|saca ?rolhas?|rolhas?|stoppers?',
  'decanters?|aeradores|aerador|chopeiras?|coolers?|baldes?|adegas?|racks?|suportes?|acessorios?|accessory|accessories',
  'cor|cores|colou?rs?|camisas?|camisetas?|shirts?|regatas?|leggings?|bermudas?|shorts|calcas?|tops?|tenis|bones?|meias?',
  'mochilas?|coqueteleiras?|shakers?|squeezes?|livros?|books?',
  'shampoos?|condicionador|condicionadores|conditioners?|sabonetes?|soaps?|perfumes?|velas?|candles?|batom|esmaltes?'
)

/** `Vinho + 2 taças`: two things. `Taça para vinho e cerveja`: one. */
const THINGS = /[+;:|/()&]|,(?!\d)| com | with | mais /
const WORDS_OF_ONE = / e | ou | and | or /

export function readAlcohol(text: string): Said {
  const said = plainWords(text).split(THINGS).map(readThing)
  return said.find(found => found === 'drink') ?? said.find(found => found !== null) ?? null
}

/** What is said first of a thing holds for its other words: glasses for wine and beer are no beer. */
function readThing(thing: string): Said {
  let isOther = false
  const said = thing.split(WORDS_OF_ONE).map((part): Said => {
    isOther ||= OTHER.test(part)
    if (isOther || ALCOHOL_FREE.test(part)) return 'other'
    return DRINKS.test(part) ? 'drink' : null
  })
  return said.find(found => found === 'drink') ?? said.find(found => found !== null) ?? null
}

/** Whether the text has these words, as whole words. `words` is the outcome of `plainWords`. */
export function hasWords(text: string, words: string): boolean {
  return ` ${plainWords(text)} `.includes(` ${words} `)
}

/** `Vinho-Tônico` and `vinho_tônico` read as `vinho tonico`. */
export function plainWords(text: string): string {
  return unaccented(text.replace(/[-_'’]/g, ' '))
}

function anyOf(...words: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d]|\\d[.,])(${words.join('|')})(?![\\p{L}\\d])`, 'u')
}
