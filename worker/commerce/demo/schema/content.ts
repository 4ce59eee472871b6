import * as v from 'valibot'
import {
  addressSchema,
  countSchema,
  emailSchema,
  htmlSchema,
  keySchema,
  listOf,
  positiveSchema,
  textSchema
} from './fields.ts'

const EMPTY = { pt: '', en: '' }

/** A named product showcase: slugs, or a rule over the catalogue, or both (slugs first). */
export const showcaseSchema = v.strictObject({
  name: keySchema,
  title: textSchema,
  limit: positiveSchema,
  rule: v.optional(
    v.strictObject({
      category: v.optional(keySchema),
      brand: v.optional(keySchema),
      filter: v.optional(v.record(keySchema, keySchema)),
      order: v.picklist(['popularity', 'newest', 'discount', 'rating', 'price-low'])
    })
  ),
  slugs: listOf(keySchema)
})
export type SeedShowcase = v.InferOutput<typeof showcaseSchema>

/** Its pictures are `banners/{key}-desktop.webp` and `-mobile.webp` in public/media. */
const bannerSchema = v.strictObject({
  key: keySchema,
  /** Alternative text. */
  name: textSchema,
  title: textSchema,
  /** HTML with p, strong and br only, or empty. */
  description: v.optional(htmlSchema, EMPTY),
  /** Site path, external URL or empty. */
  link: v.optional(v.string(), ''),
  /** URL of a film. */
  video: v.optional(v.string())
})
export type SeedBanner = v.InferOutput<typeof bannerSchema>

export const bannerGroupSchema = v.strictObject({ name: keySchema, label: v.string(), banners: v.array(bannerSchema) })
export type SeedBannerGroup = v.InferOutput<typeof bannerGroupSchema>

export const pageSchema = v.strictObject({
  slug: keySchema,
  title: textSchema,
  description: textSchema,
  /** HTML with h2, h3, p, ul, ol, li, a, strong and table elements. */
  body: textSchema
})
export type SeedPage = v.InferOutput<typeof pageSchema>

const companySchema = v.strictObject({
  legalName: v.string(),
  cnpj: v.string(),
  email: emailSchema,
  address: addressSchema
})
export type SeedCompany = v.InferOutput<typeof companySchema>

export const sellerSchema = v.strictObject({
  slug: keySchema,
  name: v.string(),
  city: v.string(),
  state: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  description: textSchema,
  company: v.optional(companySchema),
  /** The seller's specialties. */
  categories: v.array(keySchema)
})
export type SeedSeller = v.InferOutput<typeof sellerSchema>

export const listSchema = v.strictObject({
  slug: keySchema,
  name: textSchema,
  description: textSchema,
  open: v.boolean(),
  items: v.array(v.strictObject({ slug: keySchema, quantity: positiveSchema }))
})
export type SeedList = v.InferOutput<typeof listSchema>

export const popupSchema = v.strictObject({
  /** Browsers remember popups by this id, so it must never be reused. */
  id: positiveSchema,
  level: v.picklist(['home', 'detail', 'page', 'listing']),
  key: keySchema,
  delaySeconds: countSchema,
  title: textSchema,
  body: htmlSchema,
  link: v.string()
})
export type SeedPopup = v.InferOutput<typeof popupSchema>
