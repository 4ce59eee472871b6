import type { SeedPicture, SeedProduct, Text } from '../types.ts'
import { batches } from './batches.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { type FormKey, forms } from './forms.ts'
import type { Formula, Presentation } from './formula.ts'
import { formulas } from './formulas/all.ts'
import { keywordsOf } from './keywords.ts'
import { type Packed, pack, packOf, sizeText } from './packed.ts'
import {
  createdAtOf,
  eanOf,
  productId,
  ratingOf,
  reviewsOf,
  skuOf,
  slugOf,
  stockOf,
  variantId,
  variantStock
} from './product-codes.ts'
import { descriptionOf, ingredientsOf, nameOf, nutritionOf, summaryOf, usageOf, warningsOf } from './product-text.ts'
import { questions } from './questions.ts'
import { shades } from './shades.ts'

const FREE_SHIPPING_CENTS = 19900
const OFFER_PERCENT = 15
const BEST_SELLER_POPULARITY = 850
const LAST_UNITS = 9
const NEW_SINCE = '2026-09-01'
/** Forms whose vegan products deserve the badge; a plain powder or plant capsule is vegan anyway. */
const USUALLY_ANIMAL: readonly FormKey[] = ['softgel', 'goma', 'barra']
const LABEL_JOINT = /^(.+?)\s*(?::|(?=\s(?:em|com|de|sem|da)\s)|(?=\+))\s*(.+)$/i

/** Every presentation of every formula, in the order of their ids. */
export const products: SeedProduct[] = formulas.flatMap(formula =>
  formula.presentations.map((presentation, place) => productOf(formula, presentation, place))
)

function productOf(formula: Formula, presentation: Presentation, place: number): SeedProduct {
  const packed = pack(formula, presentation)
  const id = productId(formula, place)
  const createdAt = createdAtOf(id, presentation)
  const reviews = reviewsOf(id, createdAt, presentation.reviews ?? [])
  const stock = stockOf(id, presentation)
  return {
    id,
    sku: skuOf(presentation.brand, id),
    ean: eanOf(presentation.brand, id),
    mpn: `${formula.key.replaceAll('-', '').slice(0, 8).toUpperCase()}${id}`,
    slug: productSlug(packed),
    name: nameOf(packed),
    brand: presentation.brand,
    categories: presentation.categories ?? formula.categories,
    status: presentation.status ?? 'disponivel',
    stock,
    quantityLimit: presentation.quantityLimit ?? null,
    priceCents: presentation.priceCents,
    listPriceCents: presentation.listPriceCents ?? 0,
    popularity: presentation.popularity,
    summary: summaryOf(packed),
    keywords: keywordsOf(formula, nameOf(packed)),
    description: descriptionOf(packed),
    ingredients: ingredientsOf(packed),
    usage: usageOf(packed),
    warnings: warningsOf(packed),
    nutrition: nutritionOf(packed),
    batch: batches[id] ?? null,
    filters: filtersOf(packed),
    variants: variantsOf(packed, id),
    sibling: siblingOf(packed),
    badges: badgesOf(packed, createdAt, stock),
    reviews,
    questions: questions[id] ?? [],
    rating: ratingOf(reviews),
    subscribable: formula.subscribable ?? false,
    ageRestricted: formula.ageRestricted ?? false,
    customization: presentation.customization ?? null,
    combinations: combinationsOf(packed),
    wholesale: presentation.wholesale ?? [],
    video: place === 0 ? (formula.video ?? null) : null,
    createdAt,
    picture: pictureOf(packed)
  }
}

function productSlug(packed: Packed): string {
  return slugOf(`${nameOf(packed).pt} ${packed.presentation.brand}`)
}

function filtersOf({ formula, presentation, form }: Packed): Record<string, string[]> {
  const shape = forms[form].filter
  const diets = presentation.diets ?? formula.diets
  const goals = presentation.goals ?? formula.goals
  return {
    ...(shape ? { forma: [shape] } : {}),
    ...(goals.length ? { objetivo: goals } : {}),
    ...(diets.length ? { dieta: diets } : {})
  }
}

function variantsOf({ presentation }: Packed, id: number): SeedProduct['variants'] {
  if (!presentation.variants) return null
  const { attribute, values } = presentation.variants
  return {
    attribute,
    values: values.map(({ shade, stock, priceCents }, place) => ({
      id: variantId(id, place),
      key: shade,
      label: shades[shade]?.label ?? { pt: '', en: '' },
      sku: `${skuOf(presentation.brand, id)}-${place + 1}`,
      stock: presentation.status ? 0 : (stock ?? variantStock(id, place)),
      priceCents: priceCents ?? null,
      colour: shades[shade]?.colour ?? ''
    }))
  }
}

function siblingOf(packed: Packed): SeedProduct['sibling'] {
  const { formula, presentation } = packed
  if (!presentation.sibling) return null
  const size: Text = { pt: sizeText(packed, 'pt'), en: sizeText(packed, 'en') }
  return {
    group: `${formula.key}-${presentation.brand}`,
    attribute: presentation.sibling,
    label: presentation.sibling === 'concentracao' && presentation.strength ? presentation.strength : size
  }
}

/** One badge per corner of the card: the first that applies. */
function badgesOf({ formula, presentation, form }: Packed, createdAt: string, stock: number): string[] {
  const { priceCents, listPriceCents = 0, popularity, status } = presentation
  const diets = presentation.diets ?? formula.diets
  const isNotablyVegan = presentation.brand === 'vereda-verde' || USUALLY_ANIMAL.includes(form)
  const offer = listPriceCents > 0 && 100 * (listPriceCents - priceCents) >= OFFER_PERCENT * listPriceCents
  const top = !status && stock <= LAST_UNITS ? 'ultimas-unidades' : offer ? 'oferta' : null
  const isKit = formula.kind === 'kit'
  const fame = isKit
    ? 'kit'
    : createdAt >= NEW_SINCE
      ? 'lancamento'
      : popularity >= BEST_SELLER_POPULARITY
        ? 'mais-vendido'
        : null
  const diet = diets.includes('organico') ? 'organico' : diets.includes('vegano') && isNotablyVegan ? 'vegano' : null
  const shipping = priceCents >= FREE_SHIPPING_CENTS ? 'frete-gratis' : null
  return [top, fame, shipping, diet].filter(badge => badge !== null)
}

function combinationsOf(packed: Packed): SeedProduct['combinations'] {
  const own = productSlug(packed)
  return (packed.formula.pairs ?? []).flatMap(([key, discountPercent]) => {
    const partner = formulas.find(formula => formula.key === key)
    const presentation = partner?.presentations.find(entry => !entry.status && !entry.variants)
    const slug = partner && presentation ? productSlug(pack(partner, presentation)) : key
    return slug === own ? [] : [{ slug, discountPercent }]
  })
}

function pictureOf(packed: Packed): SeedPicture {
  const { formula, presentation, form } = packed
  const look = { ...(form === formula.form ? formula.look : {}), ...presentation.look }
  const brand = brands.find(entry => entry.key === presentation.brand)
  const note = presentation.strength?.pt ?? shades[presentation.variants?.values[0]?.shade ?? '']?.label.pt
  return {
    form: packOf(packed),
    label: { ...labelOf(packed), amount: sizeText(packed, 'pt'), ...(note ? { note } : {}) },
    colour: look.colour ?? brand?.palette.base ?? '#ffffff',
    content: look.content ?? forms[form].content,
    contentColour: look.contentColour ?? forms[form].contentColour,
    ...(look.accessory ? { accessory: look.accessory } : {}),
    ...(presentation.parts ? { kitOf: presentation.parts.map(partSlug).slice(0, 3) } : {})
  }
}

/** A presentation's own name splits after its family or at its first joint (`Óleo` / `de Linhaça`), else its category explains it. */
function labelOf({ formula, presentation }: Packed): { title: string; subtitle: string } {
  if (!presentation.name) return formula.label
  const family = `${formula.label.title} `
  if (presentation.name.pt.startsWith(family)) {
    const rest = presentation.name.pt.slice(family.length)
    return { title: formula.label.title, subtitle: rest.charAt(0).toUpperCase() + rest.slice(1) }
  }
  const [, title, subtitle] = LABEL_JOINT.exec(presentation.name.pt) ?? []
  if (title && subtitle) return { title, subtitle }
  const main = (presentation.categories ?? formula.categories)[0]
  const category = categories.find(entry => entry.key === main)
  return { title: presentation.name.pt, subtitle: category?.name.pt ?? formula.label.subtitle }
}

function partSlug([key, place]: [string, number]): string {
  const part = formulas.find(formula => formula.key === key)
  const presentation = part?.presentations[place]
  return part && presentation ? productSlug(pack(part, presentation)) : `${key}#${place}`
}
