import type { Text } from '../types.ts'
import { t } from './text.ts'

export type Unit = 'kcal' | 'g' | 'mg' | 'µg' | 'UFC'

export interface Nutrient {
  label: Text
  unit: Unit
  /** Daily reference for adults in the same unit (IN 75/2020, annex II); null where none is set. */
  daily: number | null
}

/** In the order in which a label lists them. */
export const nutrients = {
  energy: nutrient('Valor energético', 'Energy', 'kcal', 2000),
  carbs: nutrient('Carboidratos', 'Carbohydrates', 'g', 300),
  sugars: nutrient('Açúcares totais', 'Total sugars', 'g', null),
  addedSugars: nutrient('Açúcares adicionados', 'Added sugars', 'g', 50),
  lactose: nutrient('Lactose', 'Lactose', 'g', null),
  protein: nutrient('Proteínas', 'Protein', 'g', 50),
  fat: nutrient('Gorduras totais', 'Total fat', 'g', 65),
  satFat: nutrient('Gorduras saturadas', 'Saturated fat', 'g', 20),
  transFat: nutrient('Gorduras trans', 'Trans fat', 'g', 2),
  monoFat: nutrient('Gorduras monoinsaturadas', 'Monounsaturated fat', 'g', null),
  polyFat: nutrient('Gorduras poli-insaturadas', 'Polyunsaturated fat', 'g', null),
  fibre: nutrient('Fibras alimentares', 'Dietary fibre', 'g', 25),
  sodium: nutrient('Sódio', 'Sodium', 'mg', 2000),
  vitaminA: nutrient('Vitamina A', 'Vitamin A', 'µg', 800),
  vitaminC: nutrient('Vitamina C', 'Vitamin C', 'mg', 100),
  vitaminD: nutrient('Vitamina D', 'Vitamin D', 'µg', 15),
  vitaminE: nutrient('Vitamina E', 'Vitamin E', 'mg', 15),
  vitaminK: nutrient('Vitamina K', 'Vitamin K', 'µg', 120),
  thiamine: nutrient('Tiamina (B1)', 'Thiamine (B1)', 'mg', 1.2),
  riboflavin: nutrient('Riboflavina (B2)', 'Riboflavin (B2)', 'mg', 1.2),
  niacin: nutrient('Niacina (B3)', 'Niacin (B3)', 'mg', 15),
  pantothenic: nutrient('Ácido pantotênico (B5)', 'Pantothenic acid (B5)', 'mg', 5),
  vitaminB6: nutrient('Vitamina B6', 'Vitamin B6', 'mg', 1.3),
  biotin: nutrient('Biotina (B7)', 'Biotin (B7)', 'µg', 30),
  folate: nutrient('Ácido fólico (B9)', 'Folic acid (B9)', 'µg', 400),
  vitaminB12: nutrient('Vitamina B12', 'Vitamin B12', 'µg', 2.4),
  choline: nutrient('Colina', 'Choline', 'mg', 550),
  calcium: nutrient('Cálcio', 'Calcium', 'mg', 1000),
  magnesium: nutrient('Magnésio', 'Magnesium', 'mg', 420),
  potassium: nutrient('Potássio', 'Potassium', 'mg', 3500),
  phosphorus: nutrient('Fósforo', 'Phosphorus', 'mg', 700),
  iron: nutrient('Ferro', 'Iron', 'mg', 14),
  zinc: nutrient('Zinco', 'Zinc', 'mg', 11),
  copper: nutrient('Cobre', 'Copper', 'µg', 900),
  manganese: nutrient('Manganês', 'Manganese', 'mg', 3),
  selenium: nutrient('Selênio', 'Selenium', 'µg', 60),
  iodine: nutrient('Iodo', 'Iodine', 'µg', 150),
  chromium: nutrient('Cromo', 'Chromium', 'µg', 35),
  molybdenum: nutrient('Molibdênio', 'Molybdenum', 'µg', 45),
  silicon: nutrient('Silício', 'Silicon', 'mg', null),
  omega3: nutrient('Ômega 3 total', 'Total omega 3', 'mg', null),
  epa: nutrient('EPA', 'EPA', 'mg', null),
  dha: nutrient('DHA', 'DHA', 'mg', null),
  ala: nutrient('Ácido alfa-linolênico', 'Alpha-linolenic acid', 'mg', null),
  creatine: nutrient('Creatina', 'Creatine', 'g', null),
  caffeine: nutrient('Cafeína', 'Caffeine', 'mg', null),
  taurine: nutrient('Taurina', 'Taurine', 'mg', null),
  arginine: nutrient('Arginina', 'Arginine', 'g', null),
  citrulline: nutrient('Citrulina', 'Citrulline', 'g', null),
  betaAlanine: nutrient('Beta-alanina', 'Beta-alanine', 'g', null),
  glutamine: nutrient('Glutamina', 'Glutamine', 'g', null),
  glycine: nutrient('Glicina', 'Glycine', 'g', null),
  leucine: nutrient('Leucina', 'Leucine', 'g', null),
  isoleucine: nutrient('Isoleucina', 'Isoleucine', 'g', null),
  valine: nutrient('Valina', 'Valine', 'g', null),
  lysine: nutrient('Lisina', 'Lysine', 'g', null),
  threonine: nutrient('Treonina', 'Threonine', 'g', null),
  phenylalanine: nutrient('Fenilalanina', 'Phenylalanine', 'g', null),
  methionine: nutrient('Metionina', 'Methionine', 'g', null),
  histidine: nutrient('Histidina', 'Histidine', 'g', null),
  tryptophan: nutrient('Triptofano', 'Tryptophan', 'mg', null),
  hmb: nutrient('HMB', 'HMB', 'g', null),
  carnitine: nutrient('L-carnitina', 'L-carnitine', 'mg', null),
  collagen: nutrient('Peptídeos de colágeno', 'Collagen peptides', 'g', null),
  collagenII: nutrient('Colágeno tipo II não desnaturado', 'Undenatured type II collagen', 'mg', null),
  hyaluronic: nutrient('Ácido hialurônico', 'Hyaluronic acid', 'mg', null),
  coenzymeQ10: nutrient('Coenzima Q10', 'Coenzyme Q10', 'mg', null),
  melatonin: nutrient('Melatonina', 'Melatonin', 'mg', null),
  curcuminoids: nutrient('Curcuminoides', 'Curcuminoids', 'mg', null),
  lutein: nutrient('Luteína', 'Lutein', 'mg', null),
  zeaxanthin: nutrient('Zeaxantina', 'Zeaxanthin', 'mg', null),
  astaxanthin: nutrient('Astaxantina', 'Astaxanthin', 'mg', null),
  flavonoids: nutrient('Flavonoides totais', 'Total flavonoids', 'mg', null),
  phenolics: nutrient('Compostos fenólicos', 'Phenolic compounds', 'mg', null),
  chitosan: nutrient('Quitosana', 'Chitosan', 'g', null),
  glucomannan: nutrient('Glucomanana', 'Glucomannan', 'g', null),
  isomaltulose: nutrient('Isomaltulose', 'Isomaltulose', 'g', null),
  rhamnosus: nutrient('Lacticaseibacillus rhamnosus', 'Lacticaseibacillus rhamnosus', 'UFC', null),
  acidophilus: nutrient('Lactobacillus acidophilus', 'Lactobacillus acidophilus', 'UFC', null),
  bifidum: nutrient('Bifidobacterium lactis', 'Bifidobacterium lactis', 'UFC', null)
} satisfies Record<string, Nutrient>

export type NutrientKey = keyof typeof nutrients
export type Facts = Partial<Record<NutrientKey, number>>

export function isNutrientKey(key: string): key is NutrientKey {
  return key in nutrients
}

/** `2,5 g`, `50 µg`, `5 bilhões UFC`: as a label writes it in that language. */
export function amountText(key: NutrientKey, amount: number, language: keyof Text): string {
  const { unit } = nutrients[key]
  if (unit !== 'UFC') return `${numberText(amount, language)} ${unit}`
  const billions = numberText(amount / 1e9, language)
  if (language === 'en') return `${billions} billion CFU`
  return amount === 1e9 ? '1 bilhão de UFC' : `${billions} bilhões de UFC`
}

/** Percentage of the daily reference, whole; null where there is none. */
export function dailyValueOf(key: NutrientKey, amount: number): number | null {
  const { daily } = nutrients[key]
  return daily === null ? null : Math.round((amount / daily) * 100)
}

function numberText(amount: number, language: keyof Text): string {
  const rounded = String(Math.round(amount * 100) / 100)
  const [whole = '0', fraction] = rounded.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'pt' ? '.' : ',')
  return fraction === undefined ? grouped : `${grouped}${language === 'pt' ? ',' : '.'}${fraction}`
}

function nutrient(pt: string, en: string, unit: Unit, daily: number | null): Nutrient {
  return { label: t(pt, en), unit, daily }
}
