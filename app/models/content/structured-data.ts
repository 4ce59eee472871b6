import type { BreadcrumbList, Graph, ItemList, Organization, Thing, WebSite } from 'schema-dts'
import { formatCnpj, isCnpj } from '../store/cnpj.ts'
import type { Address, Settings } from '../store/settings.ts'
import type { Crumb } from './page-head.ts'
import type { DescribedProduct, ProductOptions } from './structured-offer.ts'
import { productThing } from './structured-product.ts'

export interface Project
  extends Pick<Settings, 'name' | 'legalName' | 'cnpj' | 'phone' | 'email' | 'address' | 'deliveries'> {
  origin: string
  logo: string | null
  profiles: string[]
}

export interface Subject {
  crumbs?: readonly Crumb[]
  /** `first` is the position of the first item in the whole list, from 1. */
  items?: { first: number; list: readonly { name: string; path: string }[] }
  product?: { view: DescribedProduct; url: string; optionUrl: (option: number) => string }
  store?: true
}

type DescribeOptions = Pick<ProductOptions, 'nowMs' | 'defaultRating'>

/** Spec 5: null and a logged error without a name and an address with street, city and state. */
export function structuredData(project: Project, subject: Subject, options: DescribeOptions): Graph | null {
  const missing = missingParts(project)
  tellOnce(missing)
  const { name, origin, address, deliveries } = project
  if (missing.length > 0 || !address) return null
  const { crumbs = [], items, product, store } = subject
  const described = product && productThing(product.view, { ...product, seller: name, deliveries, ...options })
  const things: Thing[] = [
    ...(store ? [organization(project, address), webSite(project)] : []),
    ...(described ? [described] : []),
    ...(items && items.list.length > 0 ? [itemList(origin, items)] : []),
    // A breadcrumb of one step carries no information.
    ...(crumbs.length > 1 ? [breadcrumbList(origin, crumbs)] : [])
  ]
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null
}

const told = new Set<string>()

/** Logs once and not on every page: the missing settings do not change. */
function tellOnce(missing: string[]): void {
  const all = missing.join()
  if (told.has(all)) return
  told.add(all)
  for (const part of missing) console.error(JSON.stringify({ event: 'structured-data', missing: part }))
}

export function toScriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

function missingParts({ name, address }: Project): string[] {
  const parts = {
    name,
    'address.street': address?.street,
    'address.city': address?.city,
    'address.state': address?.state
  }
  return Object.entries(parts).flatMap(([part, value]) => (value?.trim() ? [] : [part]))
}

function organization(project: Project, address: Address): Organization {
  const { name, legalName, cnpj, origin, logo, phone, email, profiles } = project
  const contact = { ...(phone && { telephone: phone }), ...(email && { email }) }
  return {
    '@type': 'Organization',
    name,
    ...(legalName && { legalName }),
    ...(isCnpj(cnpj) && { taxID: formatCnpj(cnpj) }),
    ...(email && { email }),
    url: `${origin}/`,
    ...(logo && { logo }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.street, address.number].filter(Boolean).join(', '),
      addressLocality: address.city,
      addressRegion: address.state,
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: 'BR'
    },
    ...((phone || email) && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', ...contact }
    }),
    ...(profiles.length > 0 && { sameAs: profiles })
  }
}

function webSite({ name, origin }: Project): WebSite {
  const action = {
    '@type': 'SearchAction',
    target: `${origin}/busca?busca={search_term_string}`,
    'query-input': 'required name=search_term_string'
  } as const
  return { '@type': 'WebSite', name, url: `${origin}/`, potentialAction: action }
}

function itemList(origin: string, { first, list }: NonNullable<Subject['items']>): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: list.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      url: origin + path,
      name
    }))
  }
}

function breadcrumbList(origin: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path
    }))
  }
}
