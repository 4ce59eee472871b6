import type { Text } from '../schema/fields.ts'
import type { SeedProduct } from '../schema/product.ts'
import type { SeedData } from '../seed-data.ts'
import { idIn, numbered } from './data.ts'

/** Maps the data's keys to ids and paths, computed once for all tables. */
export interface References {
  categories: Map<string, number>
  /** `/vitaminas/vitamina-d` by category key. */
  paths: Map<string, string>
  /** Keys from the root down to the category itself. */
  chains: Map<string, string[]>
  brands: Map<string, number>
  badges: Map<string, number>
  filters: Map<string, number>
  /** By `filter:value`. */
  filterValues: Map<string, number>
  attributes: Map<string, number>
  /** By `attribute:label`. */
  attributeValues: Map<string, { id: number; attribute: string; label: Text }>
  products: Map<string, number>
}

export const attributeNames: Record<string, Text> = {
  sabor: { pt: 'Sabor', en: 'Flavour' },
  tamanho: { pt: 'Tamanho', en: 'Size' },
  cor: { pt: 'Cor', en: 'Colour' },
  quantidade: { pt: 'Quantidade', en: 'Quantity' },
  peso: { pt: 'Peso', en: 'Weight' },
  concentracao: { pt: 'Concentração', en: 'Strength' }
}

export function referencesOf(data: SeedData): References {
  const chains = chainsOf(data)
  return {
    categories: numbered(data.categories.map(category => category.key)),
    chains,
    paths: pathsOf(chains),
    brands: numbered(data.brands.map(brand => brand.key)),
    badges: numbered(data.badges.map(badge => badge.key)),
    filters: numbered(data.filters.map(filter => filter.key)),
    filterValues: numbered(data.filters.flatMap(filter => filter.values.map(value => `${filter.key}:${value.key}`))),
    attributes: numbered(Object.keys(attributeNames)),
    attributeValues: attributeValuesOf(data.products),
    products: new Map(data.products.map(product => [product.slug, product.id]))
  }
}

/** Parents precede their children in the data. */
function chainsOf(data: SeedData): Map<string, string[]> {
  const chains = new Map<string, string[]>()
  for (const category of data.categories) {
    const above = category.parent === null ? [] : chains.get(category.parent)
    if (!above) throw new Error(`Seed: parent "${category.parent}" of "${category.key}" does not exist above it`)
    chains.set(category.key, [...above, category.key])
  }
  return chains
}

function pathsOf(chains: Map<string, string[]>): Map<string, string> {
  return new Map([...chains].map(([key, chain]) => [key, `/${chain.join('/')}`]))
}

function attributeValuesOf(products: SeedProduct[]): References['attributeValues'] {
  const values: References['attributeValues'] = new Map()
  for (const product of products)
    for (const value of product.variants?.values ?? []) {
      const attribute = product.variants?.attribute ?? ''
      const key = `${attribute}:${value.label.pt}`
      if (!values.has(key)) values.set(key, { id: values.size + 1, attribute, label: value.label })
    }
  return values
}

/** Converts `category:key`, `brand:key`, `page:slug`, `list:slug`, `path:/…` to site paths; leaves anything else unchanged. */
export function targetPath(target: string, references: References): { kind: string; link: string } {
  const [, kind, rest] = /^(category|brand|page|list|path):(.*)$/.exec(target) ?? []
  if (kind === undefined || rest === undefined) return { kind: 'text', link: target }
  if (kind === 'category') return { kind, link: pathOf(references, rest) }
  if (kind === 'brand') return { kind, link: `/marcas/${rest}` }
  if (kind === 'page') return { kind, link: `/pagina/${rest}` }
  if (kind === 'list') return { kind, link: `/lista/${rest}` }
  return { kind, link: rest }
}

function pathOf(references: References, key: string): string {
  idIn(references.categories, key, 'category')
  return references.paths.get(key) ?? ''
}
