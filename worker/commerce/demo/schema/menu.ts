import * as v from 'valibot'
import { keySchema, type Text, textSchema } from './fields.ts'

export interface SeedMenuItem {
  label: Text
  /** `category:key`, `brand:key`, `page:slug`, `list:slug`, `path:/…`, an absolute URL, mailto:, tel: or ''. */
  target: string
  /** Instead of a target: the text of an entry that is no link. */
  text?: Text
  /** A file in public/media/icons, without its extension. */
  icon?: string
  /** A file in public/media. */
  picture?: string
  highlight: boolean
  newTab: boolean
  sub: SeedMenuItem[]
}

export interface SeedMenu {
  name: string
  title: Text
  items: SeedMenuItem[]
}

/** Placeholders in a file: the whole category tree, its top level, all brands. */
const collectionSchema = v.picklist(['categories', 'departments', 'brands'])
export type MenuCollection = v.InferOutput<typeof collectionSchema>

/** An item as written in a file. */
export interface MenuEntry extends Omit<SeedMenuItem, 'sub'> {
  sub: (MenuEntry | MenuCollection)[]
}

const entrySchema: v.GenericSchema<unknown, MenuEntry> = v.strictObject({
  label: textSchema,
  target: v.optional(v.string(), ''),
  text: v.optional(textSchema),
  icon: v.optional(v.string()),
  picture: v.optional(v.string()),
  highlight: v.optional(v.boolean(), false),
  newTab: v.optional(v.boolean(), false),
  sub: v.optional(v.array(v.union([collectionSchema, v.lazy(() => entrySchema)])), [])
})

export const menuSchema = v.strictObject({
  name: keySchema,
  title: textSchema,
  items: v.array(v.union([collectionSchema, entrySchema]))
})
export type MenuFile = v.InferOutput<typeof menuSchema>
