import type { SeedData } from '../seed-data.ts'
import { contentStatements } from './content.ts'
import { meaningStatements } from './meanings.ts'
import { productPartStatements } from './product-parts.ts'
import { productStatements } from './products.ts'
import { referencesOf } from './references.ts'
import { taxonomyStatements } from './taxonomy.ts'

/** Replaces the whole catalogue and content; keeps carts and other data of shoppers. */
export function statementsOf(data: SeedData): string[] {
  const references = referencesOf(data)
  return [
    ...SEEDED_TABLES.map(table => `DELETE FROM ${table}`),
    ...taxonomyStatements(data, references),
    ...productStatements(data, references),
    ...productPartStatements(data, references),
    ...meaningStatements(data),
    ...contentStatements(data, references)
  ]
}

/** Children before their parents, because foreign keys are enforced. */
const SEEDED_TABLES = [
  'popups',
  'sellers',
  'list_items',
  'lists',
  'landing_pages',
  'pages',
  'menus',
  'banners',
  'banner_groups',
  'showcases',
  'settings',
  'search_meanings',
  'search_phrases',
  'search_words',
  'products_search',
  'kit_parts',
  'wholesale_rules',
  'combinations',
  'reviews',
  'product_answers',
  'product_questions',
  'variants',
  'product_badges',
  'product_filters',
  'product_categories',
  'product_texts',
  'products',
  'badges',
  'attribute_values',
  'attributes',
  'filter_values',
  'filters',
  'brands',
  'categories'
]
