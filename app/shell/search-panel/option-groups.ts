import '../../i18n/messages/search.ts'
import { plural } from '../../i18n/format.ts'
import type { Translator } from '../../i18n/translator.ts'
import type { Showcase } from '../../models/listing/showcase.ts'
import {
  SUGGESTED_PRODUCTS,
  type SuggestedLink,
  type Suggestions,
  searchPath
} from '../../models/listing/suggestions.ts'
import type { ProductCard } from '../../models/product/product-card.ts'

export type GroupKind = 'recent' | 'terms' | 'categories' | 'brands' | 'products' | 'all'

export interface Option {
  key: string
  kind: GroupKind
  label: string
  href: string
  term?: string
  product?: ProductCard
}

export interface OptionGroup {
  kind: GroupKind
  title: string
  options: Option[]
}

export function idleGroups(recent: readonly string[], showcase: Showcase | null, t: Translator): OptionGroup[] {
  return withOptions([
    { kind: 'recent', title: t('search.recent'), options: recent.map(term => searchOption('recent', term)) },
    {
      kind: 'products',
      title: showcase?.title || t('search.popular'),
      options: (showcase?.products ?? []).slice(0, SUGGESTED_PRODUCTS).map(productOption)
    }
  ])
}

export function typedGroups(suggestions: Suggestions, t: Translator): OptionGroup[] {
  const { terms, categories, brands, products } = suggestions
  return withOptions([
    { kind: 'terms', title: t('search.terms'), options: terms.map(term => searchOption('terms', term)) },
    { kind: 'products', title: t('search.products'), options: products.map(productOption) },
    { kind: 'all', title: '', options: allOptions(suggestions, t) },
    { kind: 'categories', title: t('search.categories'), options: categories.map(linkOption('categories')) },
    { kind: 'brands', title: t('search.brands'), options: brands.map(linkOption('brands')) }
  ])
}

function withOptions(groups: OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0)
}

function searchOption(kind: GroupKind, term: string): Option {
  return { key: `${kind} ${term}`, kind, label: term, href: searchPath(term), term }
}

function linkOption(kind: GroupKind) {
  return ({ label, href }: SuggestedLink, index: number): Option => ({
    key: `${kind} ${index} ${href}`,
    kind,
    label,
    href
  })
}

function productOption(product: ProductCard, index: number): Option {
  return { key: `products ${index} ${product.id}`, kind: 'products', label: product.name, href: product.path, product }
}

function allOptions({ term, total }: Suggestions, t: Translator): Option[] {
  if (total === 0) return []
  const label = plural(total, t.language, {
    one: t('search.seeOne', { count: total }),
    other: t('search.seeAll', { count: total })
  })
  return [{ ...searchOption('all', term), label }]
}
