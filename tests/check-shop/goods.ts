import type { Page } from './page.ts'
import { hasType, textAt } from './things.ts'
import { fold, wordsOf } from './words.ts'

/** Words of names and categories, in small letters without accents. */
const ALCOHOL =
  /\b(vinhos?|wines?|espumantes?|prosecco|champanhes?|cervejas?|beers?|chop+s?|cachacas?|vodkas?|whisk(e)?ys?|uisques?|gins?|rum|tequilas?|licor(es)?|liqueurs?|conhaques?|brandy|aperitivos?|sidras?|hidromel|saques?)\b/
const WITHOUT_ALCOHOL =
  /\b(sem alcool|zero alcool|0[,.]0 ?%|nao alcoolic[oa]s?|alcohol[- ]free|vinagres?|fermento|levedo|levedura|tacas?|copos?|abridor(es)?|suco de uva)\b/
const ACCESSORY =
  /\b(coqueteleiras?|shakers?|garrafas?|squeezes?|copos?|canecas?|luvas?|cintos?|cordas?|faixas?|elasticos?|toalhas?|mochilas?|bolsas?|porta[- ]\w+|organizador(es)?|dosador(es)? avuls\w+|balancas?|tapetes?|colchonetes?|rolos?|halter(es)?|camisetas?|bones?|munhequeiras?|straps?|acessorios?|cortador(es)?|mixers?|marmitas?)\b/
const SUPPLEMENT =
  /\b(suplementos?|vitaminas?|multivitaminicos?|polivitaminicos?|minerais|capsulas?|comprimidos|softgels?|whey|proteinas? (isolad\w+|vegeta\w+|concentrad\w+|de \w+)|albumina|caseina|creatinas?|bcaa|aminoacidos?|glutamina|beta[- ]alanina|arginina|taurina|carnitina|colagenos?|omega ?\d?|magnesio|zinco|melatonina|probioticos?|pre[- ]?treino|termogenicos?|hipercaloricos?|maltodextrina|cafeina|coenzima|curcuma|propolis|zma|hmb)\b/
const FOOD =
  /\b(alimentos?|barras?|barrinhas?|snacks?|pastas?|granolas?|castanhas?|amendoim|cha|chas|cafe|cafes|mel|aveia|sementes?|farinhas?|biscoitos?|cookies|chocolates?|sucos?|bebidas?|shakes?|isotonicos?|adocantes?|oleos?|azeites?|lanches?|polen|energeticos?|geleias?)\b/
const MEASURE =
  /\b\d+([.,]\d+)?\s*(kg|g|mg|l|ml|litros?|capsulas?|caps|comprimidos?|softgels?|sach[e]s?|doses|gomas|tabletes?|unidades)\b/

type Goods = 'alcohol' | 'kit' | 'supplement' | 'food' | 'other'

export function isAlcohol(name: string): boolean {
  const words = fold(name)
  return ALCOHOL.test(words) && !WITHOUT_ALCOHOL.test(words)
}

/** What a product is, by its name, then by its categories, then by what its page shows. */
export function goodsOf(page: Page): Goods {
  const name = fold(page.title)
  const categories = fold(categoriesOf(page))
  if (isAlcohol(name) || (isAlcohol(categories) && !WITHOUT_ALCOHOL.test(name) && hasDegree(page))) return 'alcohol'
  const isKit = /\b(kits?|combos?)\b/.test(name)
  const byName = goodsNamed(name)
  if (byName) return isKit && byName !== 'other' ? 'kit' : byName
  if (isKit) return 'kit'
  const words = fold(page.ownWords)
  if (/\bsuplemento alimentar\b/.test(words)) return 'supplement'
  return goodsNamed(categories) ?? (/\bvalor energetico\b|\bingredientes\b/.test(words) ? 'food' : 'other')
}

/** Whether goods of this name are eaten or drunk, and sold by weight, volume or doses. */
export function isMeasured(name: string): boolean {
  const words = fold(name)
  return MEASURE.test(words) && !ACCESSORY.test(words) && !/\b(kits?|combos?)\b/.test(words)
}

function goodsNamed(words: string): Goods | null {
  if (ACCESSORY.test(words)) return 'other'
  const [food, supplement] = [words.search(FOOD), words.search(SUPPLEMENT)]
  // "Barra com whey" is food, "whey em barra" is not; a capsule never is.
  if (supplement >= 0 && (food < 0 || supplement < food || /\b(capsulas|comprimidos|softgels)\b/.test(words)))
    return 'supplement'
  return food >= 0 ? 'food' : null
}

function hasDegree(page: Page): boolean {
  return /\b\d+([.,]\d+)?\s*% ?vol\b|\bteor alcoolico\b|\bgraduacao alcoolica\b/.test(fold(page.ownWords))
}

function categoriesOf({ root, things, title }: Page): string {
  const trail = things.find(thing => hasType(thing, /^BreadcrumbList$/))
  const items = [trail?.itemListElement].flat()
  const named = items.map(item => textAt({ item }, 'item.name', 'item.item.name'))
  const shown = wordsOf(root.querySelector('[aria-label*="breadcrumb" i], .breadcrumb, [class*=breadcrumb]'))
  return [...named, shown].join(' ; ').replace(title, '')
}
