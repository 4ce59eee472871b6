import * as v from 'valibot'
import {
  addressSchema,
  colourSchema,
  countSchema,
  emailSchema,
  percentSchema,
  positiveSchema,
  textSchema
} from './fields.ts'

export const settingsSchema = v.strictObject({
  name: v.string(),
  slogan: textSchema,
  /** The shop's own look: path of the logo, two colours, and a font of app/models/store/theme.ts. Default: the store's own. */
  look: v.optional(
    v.strictObject({
      logo: v.optional(v.string()),
      brand: v.optional(colourSchema),
      offer: v.optional(colourSchema),
      font: v.optional(v.string())
    })
  ),
  legalName: v.string(),
  cnpj: v.optional(v.string()),
  /** Data protection officer (LGPD art. 41): a person or a company. */
  officer: v.optional(v.strictObject({ name: v.string(), email: emailSchema })),
  phone: v.string(),
  whatsapp: v.string(),
  email: emailSchema,
  address: addressSchema,
  freeShippingCents: countSchema,
  pixDiscountPercent: percentSchema,
  boletoDiscountPercent: percentSchema,
  maxInstallments: positiveSchema,
  /** Monthly interest in percent of the installments above `freeInstallments`. */
  installmentInterestPercent: percentSchema,
  freeInstallments: positiveSchema,
  minInstallmentCents: countSchema,
  /** Names of the card brands that are accepted. */
  cardBrands: v.optional(v.array(v.string())),
  /** What a subscription promises; without it, it costs the same and promises nothing. */
  subscription: v.optional(v.strictObject({ discountPercent: percentSchema, cancelAnyTime: v.boolean() })),
  sellerPanelUrl: v.string(),
  /** URL of the customer's orders and addresses. */
  customerAreaUrl: v.string(),
  seo: v.strictObject({ title: textSchema, description: textSchema }),
  /** Closes the store: every page is the notice. Set by the operator. */
  closed: v.optional(v.boolean())
})
export type SeedSettings = v.InferOutput<typeof settingsSchema>
