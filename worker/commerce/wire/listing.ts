import type { View } from '../context.ts'
import type { CategoryTree } from '../queries/categories.ts'
import type { Facets } from '../queries/facets.ts'
import type { Product } from '../queries/products.ts'
import type { LevelRow } from '../queries/resolve.ts'
import { escapeHtml } from '../rules/escape-html.ts'
import { filterQuery, type ListingRequest } from '../rules/listing-request.ts'
import { say } from '../texts.ts'
import { detailsOf } from './listing-details.ts'
import { apiUrl } from './listing-links.ts'
import { productOf } from './product.ts'
import { categoryRoute, orEmpty, picture, type Route, routeTo, slugRoute } from './routes.ts'
import { type PageInfo, pagesOf, pageTitle, structureOf } from './structure.ts'

export interface Subject extends PageInfo {
  rota: Route
  categoryId: number | null
  content: object
}

interface Listing {
  total: number
  facets: Facets
  request: ListingRequest
  subject: Subject
  tree: CategoryTree
  products: Product[]
}

export function listingOf({ total, facets, request, subject, tree, products }: Listing, view: View) {
  const { rota, categoryId, content, ...page } = subject
  const { term } = request
  const place = { origin: view.origin, name: rota.name, path: rota.path, request }
  const filters = filterQuery(request.filters)
  const index = Object.keys(filters).length === 0 && rota.name !== SEARCH
  return {
    estrutura: structureOf({ ...page, index }, view),
    conteudo: {
      ...content,
      layoutPersonalizado: { layout: '', codigoCss: '' },
      produtos: products.map(product => productOf(product, view)),
      detalhes: detailsOf(facets, place, tree, categoryId, view.language)
    },
    info: {
      filtros: orEmpty({ ...(term && { busca: term }), ...filters }),
      ...pagesOf(request, total, products.length, offset => apiUrl(place, offset))
    }
  }
}

const SEARCH = 'product/listing/search'

export function categorySubject(level: LevelRow, tree: CategoryTree, view: View): Subject {
  const chain = tree
    .chainOf(level.id)
    .map(row => ({ depth: row.depth, label: row.name, rota: categoryRoute(row.path) }))
  const current = chain.at(-1)
  return {
    rota: current?.rota ?? categoryRoute('/'),
    categoryId: level.id,
    ...wordsOf(level, view),
    breadcrumb: chain,
    content: { categoria: levelContent(level, view, (current?.depth ?? 1) + 1) }
  }
}

/** What differs between the listings of a brand, a landing page and a seller. `index`: the page that is above it. */
const places = {
  brand: { content: 'marca', index: { name: 'brands', path: '/marcas' } },
  'landing-page': { content: 'landingPage', index: null },
  seller: { content: 'landingPage', index: { name: 'sellers', path: '/vendedores' } }
} as const

export function placeSubject(kind: keyof typeof places, level: LevelRow, slug: string, view: View): Subject {
  const { content, index } = places[kind]
  const rota = slugRoute(kind, slug)
  const { name } = level
  const above = index ? [{ label: say(view.language, index.name), rota: routeTo(index.name, index.path, {}) }] : []
  const title = kind === 'landing-page' ? say(view.language, 'selection', { name }) : name
  return {
    rota,
    categoryId: null,
    ...wordsOf(level, view),
    title: pageTitle(title, view),
    breadcrumb: [...above, { label: name, rota }],
    content: { [content]: levelContent(level, view) }
  }
}

interface FoundFor {
  suggestions: string[]
  corrected: string | null
  dropped: string[]
}

export function searchSubject(term: string, found: FoundFor, view: View): Subject {
  const label = term === '' ? say(view.language, 'search') : say(view.language, 'search-for', { term })
  const rota = routeTo(SEARCH, '/busca', {}, term === '' ? {} : { busca: term })
  return {
    rota,
    categoryId: null,
    title: pageTitle(label, view),
    description: label,
    breadcrumb: [{ label, rota }],
    content: {
      busca: {
        texto: term,
        sugestao: found.suggestions,
        ...(found.corrected !== null && { corrigido: found.corrected }),
        ...(found.dropped.length > 0 && { semResultado: found.dropped })
      }
    }
  }
}

function wordsOf(level: LevelRow, view: View) {
  return { title: pageTitle(level.name, view), description: level.description || level.name, image: level.image }
}

function levelContent(level: LevelRow, view: View, nivel = 1) {
  const description = level.description === '' ? '' : `<p>${escapeHtml(level.description)}</p>`
  const words = { nome: level.name, descricao: description, descricaoLonga: '' }
  return { id: level.id, ...words, nivel, ...picture(view.origin, level.image) }
}
