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

const nutritionSchema = v.strictObject({
  serving: textSchema,
  servingsPerPack: v.nullable(positiveSchema),
  rows: v.pipe(
    v.array(
      v.strictObject({
        label: textSchema,
        amount: v.pipe(v.string(), v.regex(/^[\d.,]+ \S/, 'a number and its unit')),
        /** Whole percents; null where no reference is set (shown as **). */
        dailyValue: v.optional(v.nullable(countSchema), null)
      })
    ),
    v.minLength(1)
  )
})

/** `atributos.simples`: units inside one page. */
const variantSchema = v.strictObject({
  /** Unique over the whole catalogue. */
  id: positiveSchema,
  /** Its picture is `products/{slug}-{key}.webp`. */
  key: keySchema,
  label: textSchema,
  sku: v.string(),
  stock: countSchema,
  /** Null: the product's own price. */
  priceCents: v.optional(v.nullable(positiveSchema), null),
  colour: colourSchema
})

const reviewSchema = v.strictObject({
  author: v.string(),
  rating: v.picklist([1, 2, 3, 4, 5]),
  date: dateSchema,
  comment: textSchema
})

/** A question about a product, and its answers in their order. */
const questionSchema = v.strictObject({
  author: v.string(),
  date: dateSchema,
  question: textSchema,
  /** Without an author: the store's own. */
  answers: v.array(v.strictObject({ author: v.optional(v.string()), date: dateSchema, answer: textSchema }))
})

/** The batch that is sold now. */
const batchSchema = v.strictObject({
  /** As the page of reports names it. */
  product: v.string(),
  number: v.string(),
  expiry: v.pipe(v.string(), v.regex(/^\d\d\/\d{4}$/, 'MM/YYYY')),
  /** Path of the report. */
  report: v.string()
})

/** Its pictures are `products/{slug}-1.webp`, `-2` and so on in public/media. */
export const productSchema = v.strictObject({
  /** Stable: carts and favourites hold it. */
  id: positiveSchema,
  slug: keySchema,
  name: textSchema,
  brand: keySchema,
  /** The first is the main one (its breadcrumb). Ancestors are implied. */
  categories: v.pipe(v.array(keySchema), v.minLength(1)),
  sku: v.string(),
  ean: v.pipe(v.string(), v.regex(/^\d{13}$/, '13 digits')),
  mpn: v.string(),
  status: v.optional(v.picklist(['disponivel', 'indisponivel', 'sobConsulta']), 'disponivel'),
  /** Of a product with variants: left out, theirs count. */
  stock: v.optional(countSchema, 0),
  /** Highest quantity in one cart; null for the store's limit. */
  quantityLimit: v.optional(v.nullable(positiveSchema), null),
  priceCents: positiveSchema,
  /** 0 when there is no crossed-out price. */
  listPriceCents: v.optional(countSchema, 0),
  /** From so many units in one cart each costs this, the fewest units first. For products without variants. */
  wholesale: listOf(v.strictObject({ quantity: positiveSchema, priceCents: positiveSchema })),
  /** Higher sells more. */
  popularity: v.pipe(countSchema, v.maxValue(1000)),
  createdAt: dateSchema,
  /** What a courier counts as a large parcel. */
  heavy: v.optional(v.boolean(), false),
  subscribable: v.optional(v.boolean(), false),
  ageRestricted: v.optional(v.boolean(), false),
  badges: listOf(keySchema),
  /** Values by filter key. */
  filters: v.optional(v.record(keySchema, v.array(keySchema)), {}),
  /** `atributos.unico`: products of one group are siblings, each with a page of its own. */
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
  /** Of a kit: the slugs of its products. Its crossed-out price is their sum. */
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
  /** Text that the buyer may have printed or engraved. */
  customization: v.optional(
    v.nullable(
      v.strictObject({ label: textSchema, maxLength: positiveSchema, required: v.boolean(), priceCents: countSchema })
    ),
    null
  ),
  /** Slugs bought together, with the discount on the second. */
  combinations: listOf(v.strictObject({ slug: keySchema, discountPercent: percentSchema })),
  /** Address of a film. */
  video: v.optional(v.nullable(v.string()), null),
  summary: textSchema,
  /** Other words that shoppers search it by. */
  keywords: listOf(textSchema),
  /** HTML of p, ul, li, h3, strong only. */
  description: htmlSchema,
  ingredients: textSchema,
  usage: textSchema,
  warnings: textSchema,
  nutrition: v.optional(v.nullable(nutritionSchema), null),
  batch: v.optional(v.nullable(batchSchema), null),
  reviews: listOf(reviewSchema),
  questions: listOf(questionSchema)
})

export type SeedProduct = v.InferOutput<typeof productSchema>
export type SeedNutrition = v.InferOutput<typeof nutritionSchema>
export type SeedBatch = v.InferOutput<typeof batchSchema>
