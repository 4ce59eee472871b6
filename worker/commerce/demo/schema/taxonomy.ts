import * as v from 'valibot'
import { colourSchema, keySchema, textSchema } from './fields.ts'

/** A node of the category tree, one to four levels deep. Its path is the chain of keys from the root. */
export const categorySchema = v.strictObject({
  key: keySchema,
  /** Null at the top level. Parents precede their children. */
  parent: v.optional(v.nullable(keySchema), null),
  name: textSchema,
  /** One to three plain sentences above the listing. */
  description: textSchema,
  /** For the menu of departments: a file in public/media/icons. */
  icon: v.optional(v.string()),
  /** For the menu of departments. */
  highlight: v.optional(v.boolean())
})
export type SeedCategory = v.InferOutput<typeof categorySchema>

export const brandSchema = v.strictObject({ key: keySchema, name: v.string(), description: textSchema })
export type SeedBrand = v.InferOutput<typeof brandSchema>

export const filterSchema = v.strictObject({
  key: keySchema,
  name: textSchema,
  /** An objective's description is on its landing page. */
  values: v.array(v.strictObject({ key: keySchema, label: textSchema, description: v.optional(textSchema) }))
})
export type SeedFilter = v.InferOutput<typeof filterSchema>

export const badgeSchema = v.strictObject({
  key: keySchema,
  name: textSchema,
  label: textSchema,
  text: colourSchema,
  background: colourSchema,
  position: v.strictObject({
    x: v.picklist(['left', 'center', 'right']),
    y: v.picklist(['top', 'middle', 'bottom'])
  })
})
export type SeedBadge = v.InferOutput<typeof badgeSchema>
