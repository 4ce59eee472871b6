import * as v from 'valibot'
import { parse } from 'yaml'
import { menusOf } from './menus.ts'
import { pictures } from './pictures.ts'
import {
  bannerGroupSchema,
  listSchema,
  pageSchema,
  popupSchema,
  sellerSchema,
  showcaseSchema
} from './schema/content.ts'
import { menuSchema } from './schema/menu.ts'
import { productSchema } from './schema/product.ts'
import { meaningSchema } from './schema/search.ts'
import { settingsSchema } from './schema/settings.ts'
import { badgeSchema, brandSchema, categorySchema, filterSchema } from './schema/taxonomy.ts'
import type { SeedData } from './seed-data.ts'

/** Contents of the data files by their paths in data/. */
export type DataFiles = Record<string, string>

/** Parses the demonstration store. Throws with the file, the place and the reason of an error. */
export function demoDataOf(files: DataFiles): SeedData {
  const settings = parseFile(files, 'settings.yaml', settingsSchema)
  const categories = parseFile(files, 'categories.yaml', v.array(categorySchema))
  const brands = parseFile(files, 'brands.yaml', v.array(brandSchema))
  const menus = parseFile(files, 'menus.yaml', v.array(menuSchema))
  return {
    settings,
    categories,
    brands,
    filters: parseFile(files, 'filters.yaml', v.array(filterSchema)),
    badges: parseFile(files, 'badges.yaml', v.array(badgeSchema)),
    products: parseFolder(files, 'products/', productSchema).sort((one, other) => one.id - other.id),
    showcases: parseFile(files, 'showcases.yaml', v.array(showcaseSchema)),
    bannerGroups: parseFile(files, 'banners.yaml', v.array(bannerGroupSchema)),
    menus: menusOf(menus, { settings, categories, brands }),
    pages: parseFile(files, 'pages.yaml', v.array(pageSchema)),
    sellers: parseFile(files, 'sellers.yaml', v.array(sellerSchema)),
    lists: parseFile(files, 'lists.yaml', v.array(listSchema)),
    popups: parseFile(files, 'popups.yaml', v.array(popupSchema)),
    meanings: parseFile(files, 'search.yaml', v.array(meaningSchema)),
    pictures
  }
}

function parseFolder<Output>(files: DataFiles, folder: string, schema: v.GenericSchema<unknown, Output>): Output[] {
  const names = Object.keys(files).filter(name => name.startsWith(folder))
  return names.flatMap(name => parseFile(files, name, v.array(schema)))
}

function parseFile<Output>(files: DataFiles, name: string, schema: v.GenericSchema<unknown, Output>): Output {
  const result = v.safeParse(schema, parse(files[name] ?? ''))
  if (result.success) return result.output
  throw new Error(result.issues.map(issue => `${name} ${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
}
