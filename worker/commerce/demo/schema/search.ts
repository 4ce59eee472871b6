import * as v from 'valibot'

/** Never shown to shoppers. */
export const meaningSchema = v.strictObject({
  /** What shoppers type, in both languages. Plurals, accents and joining words need no entry of their own. */
  says: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Words and phrases of the catalogue, in either language. Empty: the words say nothing of a product. */
  means: v.array(v.string())
})

export type SeedMeaning = v.InferOutput<typeof meaningSchema>
