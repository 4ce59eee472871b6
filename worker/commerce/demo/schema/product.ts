import * as v from 'valibot'
import {
  colourSchema,
  countSchema,
  dateSchema,
  htmlSchema,
  keySchema,
  listOf,
  percentSchema,
  positiveSchema,
  textSchema
} from './fields.ts'

const HIGH_IN = ['acucares-adicionados', 'gordura-saturada', 'sodio'] as const

const nutritionSchema = v.strictObject({
  /** Size and household measure: `30 g (1 dosador)`. */
  serving: textSchema,
  servingsPerPack: v.nullable(positiveSchema),
  rows: v.pipe(
    v.array(
      v.strictObject({
        label: textSchema,
        amount: v.pipe(v.string(), v.regex(/^[\d.,]+ \S/, 'a number and its unit')),
        /** Whole percents; null without a reference (shown as **). */
        dailyValue: v.optional(v.nullable(countSchema), null)
      })
    ),
    v.minLength(1)
  ),
  /** Front of pack of ordinary foods (RDC 429/2020). */
  highIn: listOf(v.picklist(HIGH_IN))
})

/** `atributos.simples`: options within a page. */
const variantSchema = v.strictObject({
  /** Unique in the whole catalogue. */
  id: positiveSchema,
  /** Its picture is `products/{slug}-{key}.webp`. */
  key: keySchema,
  label: textSchema,
  sku: v.string(),
  stock: countSchema,
  /** Null: the product's price. */
  priceCents: v.optional(v.nullable(positiveSchema), null),
  colour: colourSchema
})

const reviewSchema = v.strictObject({
  author: v.string(),
  rating: v.picklist([1, 2, 3, 4, 5]),
  date: dateSchema,
  comment: textSchema,
  /** The reviewer bought the product here. */
  verified: v.optional(v.boolean(), false),
  /** Pictures in public/media. */
  photos: listOf(v.string())
})

/** A question about a product, with its answers in order. */
const questionSchema = v.strictObject({
  author: v.string(),
  date: dateSchema,
  question: textSchema,
  /** Without an author it is the store's answer. */
  answers: v.array(v.strictObject({ author: v.optional(v.string()), date: dateSchema, answer: textSchema }))
})

/** The batch on sale. */
const batchSchema = v.strictObject({
  /** As on the page of reports. */
  product: v.string(),
  number: v.string(),
  expiry: v.pipe(v.string(), v.regex(/^\d\d\/\d{4}$/, 'MM/YYYY')),
  /** Path of the report. */
  report: v.string()
})

/** Its pictures are `products/{slug}-1.webp`, `-2` and so on in public/media. */
export const productSchema = v.strictObject({
  /** Never changes: carts and favourites store it. */
  id: positiveSchema,
  slug: keySchema,
  name: textSchema,
  brand: keySchema,
  kind: v.optional(v.picklist(['suplemento', 'alimento', 'bebida-alcoolica', 'acessorio', 'kit']), 'suplemento'),
  /** The first one is the main category (its breadcrumb). Ancestors are implied. */
  categories: v.pipe(v.array(keySchema), v.minLength(1)),
  sku: v.string(),
  ean: v.pipe(v.string(), v.regex(/^\d{13}$/, '13 digits')),
  mpn: v.string(),
  /** Number of the notification to Anvisa (RDC 843/2024). */
  notification: v.optional(v.nullable(v.string()), null),
  origin: v.optional(textSchema, { pt: 'Brasil', en: 'Brazil' }),
  /** Months that are left at least when it is sent; 0 for goods without an expiry. */
  validityMonths: v.optional(countSchema, 6),
  status: v.optional(v.picklist(['disponivel', 'indisponivel', 'sobConsulta']), 'disponivel'),
  /** Left out for a product with variants: theirs count. */
  stock: v.optional(countSchema, 0),
  /** Maximum quantity in one cart; null for the store's limit. */
  quantityLimit: v.optional(v.nullable(positiveSchema), null),
  priceCents: positiveSchema,
  /** 0 without a crossed-out price. */
  listPriceCents: v.optional(countSchema, 0),
  /** Unit prices from a number of units in one cart, ascending. For products without variants. */
  wholesale: listOf(v.strictObject({ quantity: positiveSchema, priceCents: positiveSchema })),
  /** Sort key: a higher number is more popular. */
  popularity: v.pipe(countSchema, v.maxValue(1000)),
  createdAt: dateSchema,
  /** Ships as a large parcel. */
  heavy: v.optional(v.boolean(), false),
  subscribable: v.optional(v.boolean(), false),
  ageRestricted: v.optional(v.boolean(), false),
  badges: listOf(keySchema),
  /** Values by filter key. */
  filters: v.optional(v.record(keySchema, v.array(keySchema)), {}),
  /** `atributos.unico`: products of one group are siblings with their own pages. */
  sibling: v.optional(
    v.nullable(
      v.strictObject({
        group: keySchema,
        attribute: v.picklist(['quantidade', 'peso', 'concentracao']),
        label: textSchema
      })
    ),
    null
  ),
  /** For a kit: the slugs of its products, one for each unit. Its crossed-out price is their sum. */
  kitOf: listOf(keySchema),
  variants: v.optional(
    v.nullable(
      v.strictObject({
        attribute: v.picklist(['sabor', 'tamanho', 'cor']),
        values: v.pipe(v.array(variantSchema), v.minLength(2))
      })
    ),
    null
  ),
  /** Custom text to print or engrave. */
  customization: v.optional(
    v.nullable(
      v.strictObject({ label: textSchema, maxLength: positiveSchema, required: v.boolean(), priceCents: countSchema })
    ),
    null
  ),
  /** Slugs of products bought together, with the discount on the second. */
  combinations: listOf(v.strictObject({ slug: keySchema, discountPercent: percentSchema })),
  /** URL of a film. */
  video: v.optional(v.nullable(v.string()), null),
  summary: textSchema,
  /** Further search words. */
  keywords: listOf(textSchema),
  /** HTML with p, ul, li, h3 and strong only. */
  description: htmlSchema,
  ingredients: textSchema,
  usage: textSchema,
  /** Without the three sentences of RDC 243/2018, which the store shows with every supplement. */
  warnings: textSchema,
  allergens: v.optional(v.nullable(textSchema), null),
  nutrition: v.optional(v.nullable(nutritionSchema), null),
  batch: v.optional(v.nullable(batchSchema), null),
  reviews: listOf(reviewSchema),
  questions: listOf(questionSchema)
})

export type SeedProduct = v.InferOutput<typeof productSchema>
/** CDC art. 31. Stored as JSON. */
export type SeedDuties = Pick<SeedProduct, 'kind' | 'notification' | 'origin' | 'validityMonths' | 'allergens'>
export type SeedNutrition = v.InferOutput<typeof nutritionSchema>
export type SeedBatch = v.InferOutput<typeof batchSchema>
