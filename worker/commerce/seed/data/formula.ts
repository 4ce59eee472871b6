import type { PackForm, SeedPicture, SeedReview, Text } from '../types.ts'
import type { FormKey } from './forms.ts'
import type { Facts } from './nutrients.ts'

/**
 * What a product is made of, apart from how it is packed: one formula has several presentations (brand, dose, size, price).
 * Texts may hold placeholders: {serving}, {size}, {strength}, {servings}, or a nutrient's key for its amount ({vitaminD}).
 */
export interface Formula {
  /** Stable, 1 and up: product ids are 100 + (number - 1) * 10 + place. Never reuse one. */
  number: number
  key: string
  name: Text
  /** Words on the pack, Portuguese. */
  label: { title: string; subtitle: string }
  categories: string[]
  form: FormKey
  kind?: 'supplement' | 'food' | 'accessory' | 'alcohol' | 'kit'
  goals: Goal[]
  diets: Diet[]
  summary: Text
  about: Text[]
  points?: Text[]
  ingredients: Text
  usage: Text
  /** Supplements only. Adults: not for pregnant or nursing women and children. */
  audience?: 'adults' | 'children' | 'everyone'
  caution?: Text
  allergens?: Text
  serving: Amount | null
  facts?: Facts
  subscribable?: boolean
  ageRestricted?: boolean
  video?: string
  /** Formulas bought together and the discount on the second, in percent. */
  pairs?: [key: string, discountPercent: number][]
  look?: Look
  presentations: Presentation[]
}

/** At most ten per formula; append only, for their place is in the id. */
export interface Presentation {
  brand: string
  size: Amount
  /** Replaces the formula's form. */
  form?: FormKey
  /** What sets this presentation apart, when more than its size; closes the description. */
  note?: Text
  /** Replaces the formula's name. */
  name?: Text
  strength?: Text
  summary?: Text
  about?: Text[]
  facts?: Facts
  serving?: Amount
  ingredients?: Text
  usage?: Text
  audience?: Formula['audience']
  caution?: Text
  allergens?: Text
  categories?: string[]
  goals?: Goal[]
  diets?: Diet[]
  priceCents: number
  listPriceCents?: number
  popularity: number
  /** Derived from the id when absent. */
  stock?: number
  status?: 'indisponivel' | 'sobConsulta'
  quantityLimit?: number
  wholesale?: { quantity: number; priceCents: number }[]
  isNew?: boolean
  sibling?: 'quantidade' | 'peso' | 'concentracao'
  variants?: Variants
  customization?: { label: Text; maxLength: number; required: boolean; priceCents: number }
  look?: Look
  /** Kits only: formula key and place of the presentation. */
  parts?: [key: string, place: number][]
  reviews?: Review[]
}

export type Goal =
  | 'imunidade'
  | 'energia'
  | 'sono'
  | 'foco'
  | 'articulacoes'
  | 'pele-e-cabelo'
  | 'digestao'
  | 'massa-muscular'
  | 'emagrecimento'
  | 'coracao'
  | 'desempenho'

export type Diet = 'vegano' | 'sem-gluten' | 'sem-lactose' | 'sem-acucar' | 'organico'

/** Units of the form (capsules, bars), grams or millilitres; units with grams or ml: units of that weight each. */
export interface Amount {
  units?: number
  grams?: number
  ml?: number
  /** Household measure (`1 dosador`), or the whole wording where no number fits. */
  measure?: Text
}

export interface Variants {
  attribute: 'sabor' | 'tamanho' | 'cor'
  /** Key of the shade table, with the stock where it matters and a price of its own where it differs. */
  values: { shade: string; stock?: number; priceCents?: number }[]
}

export interface Look {
  pack?: PackForm
  colour?: string
  content?: SeedPicture['content']
  contentColour?: string
  accessory?: NonNullable<SeedPicture['accessory']>
}

export type Review = [author: string, rating: SeedReview['rating'], pt: string, en: string]
