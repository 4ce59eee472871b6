import * as v from 'valibot'

export const keySchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case letters, digits, hyphens'))
export const positiveSchema = v.pipe(v.number(), v.integer(), v.minValue(1))
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
export const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
export const colourSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb'))
export const emailSchema = v.pipe(v.string(), v.email())
export const dateSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'YYYY-MM-DD HH:mm:ss'))

export const addressSchema = v.strictObject({
  street: v.string(),
  number: v.string(),
  district: v.string(),
  city: v.string(),
  state: v.string(),
  postalCode: v.string()
})
export type SeedAddress = v.InferOutput<typeof addressSchema>

/** Text in both languages; a plain string applies to both. */
export const textSchema = v.union([
  v.pipe(
    v.string(),
    v.transform(text => ({ pt: text, en: text }))
  ),
  v.strictObject({ pt: v.string(), en: v.string() })
])
export type Text = v.InferOutput<typeof textSchema>

/** HTML with one element on each line of a data file. */
export const htmlSchema = v.pipe(
  textSchema,
  v.transform(({ pt, en }) => ({ pt: pt.replaceAll('\n', ''), en: en.replaceAll('\n', '') }))
)

export function listOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.array(schema), [])
}
