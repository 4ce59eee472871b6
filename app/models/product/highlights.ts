import '../../i18n/messages/highlights.ts'
import type { LanguageCode } from '../../i18n/language.ts'
import { createTranslator, type Translator } from '../../i18n/translator.ts'
import { unaccented } from '../store/unaccented.ts'
import type { NutritionFacts } from './nutrition.ts'

interface Known {
  nutrition: Pick<NutritionFacts, 'rows'> | null
  doses: number
  filters: readonly { nome: string; label: string }[]
}

const MOST = 3

/** Up to three facts from the product's data: `23 g de proteína · sem glúten · 30 doses`. */
export function toHighlights({ nutrition, doses, filters }: Known, language: LanguageCode): string {
  const t = createTranslator(language)
  const nutrient = nutrition ? mainNutrient(nutrition.rows, t) : ''
  const count = doses > 0 ? t('highlights.doses', { count: doses }) : ''
  const diets = filters.filter(({ nome }) => DIET.test(unaccented(nome))).map(({ label }) => lower(label))
  const room = MOST - [nutrient, count].filter(Boolean).length
  return [nutrient, ...diets.slice(0, room), count].filter(Boolean).join(' · ')
}

const DIET = /^(dieta|diet|restric)/
const PROTEIN = /^protein/
/** Minimum protein per serving, in grams, to be shown as a fact. */
const MUCH_PROTEIN = 8
/** Rows that every nutrition table has. */
const USUAL =
  /^(valor energetico|energ|carb|acucar|sugar|(total|added|saturated|trans) |gordura|fat|fibra|fibre|fiber|sodio|sodium|salt|protein|lactose|colesterol|cholesterol)/
/** With more nutrients, no single one describes the product. */
const MOST_NUTRIENTS = 3

function mainNutrient(rows: NutritionFacts['rows'], t: Translator): string {
  const named = rows.flatMap(row => readAmount(row.amount, row.label) ?? [])
  const protein = named.find(({ name, unit }) => PROTEIN.test(name) && unit === 'g')
  if (protein && protein.value >= MUCH_PROTEIN) return t('highlights.protein', { amount: protein.amount })
  const own = named.filter(({ name }) => !USUAL.test(name))
  const [first] = own
  if (!first || own.length > MOST_NUTRIENTS) return ''
  return t('highlights.nutrient', { amount: first.amount, name: lower(first.label) })
}

const LONGEST = 40
const AMOUNT = /^(\d+(?:[.,]\d+)?) ?([a-zµμ]{1,4})$/i

/** Null without a plain positive amount. */
function readAmount(amount: string, label: string) {
  const [, digits = '', unit = ''] = (amount.length <= LONGEST && AMOUNT.exec(amount.trim())) || []
  const value = Number(digits.replace(',', '.'))
  return value > 0 && label.length <= LONGEST ? { amount, label, name: unaccented(label), unit, value } : null
}

/** Keeps names such as EPA and L-carnitina. */
function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
