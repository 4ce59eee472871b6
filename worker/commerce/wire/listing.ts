import type { View } from '../context.ts'
import type { CategoryTree } from '../queries/categories.ts'
import type { Facets } from '../queries/facets.ts'
import type { Product } from '../queries/products.ts'
import type { LevelRow } from '../queries/resolve.ts'
import { escapeHtml } from '../rules/escape-html.ts'
import { filterQuery, type ListingRequest } from '../rules/listing-request.ts'
import { say } from '../texts.ts'
import { detailsOf } from './listing-details.ts'
import { apiUrl, type ListingPlace } from './listing-links.ts'
import { productOf } from './product.ts'
import { brandRoute, categoryRoute, landingRoute, media, orEmpty, routeTo, sellerRoute } from './routes.ts'
import { type Crumb, pageTitle, structureOf } from './structure.ts'

/** The subject of a listing: where the four kinds differ. */
export interface Subject {
  nivel: string
  /** Site path of the listing. */
  path: string
  /** The category of a category's own page; null elsewhere. */
  categoryId: number | null
  describe(view: View): { title: string; description: string; image?: string; breadcrumb: Crumb[]; content: object }
}

export interface Listing {
  total: number
  facets: Facets
  request: ListingRequest
  subject: Subject
  tree: CategoryTree
  products: Product[]
}

/** `ListagemResponse` of the document. */
export function listingOf(listing: Listing, view: View) {
  const { request, subject, products } = listing
  const place = { origin: view.origin, name: subject.nivel, path: subject.path, request }
  const { content, ...about } = subject.describe(view)
  const narrowed = Object.keys(filterQuery(request.filters)).length > 0
  const index = !narrowed && subject.nivel !== SEARCH
  return {
    estrutura: structureOf({ ...about, nivel: subject.nivel, path: subject.path, index }, view),
    conteudo: {
      ...content,
      layoutPersonalizado: { layout: '', codigoCss: '' },
      produtos: products.map(product => productOf(product, view)),
      detalhes: detailsOf(listing.facets, place, listing.tree, subject.categoryId, view.language)
    },
    info: infoOf(place, listing.total, products.length)
  }
}

const SEARCH = 'product/listing/search'

/** `info`: URLs of the neighbouring pages, empty without one. */
function infoOf(place: ListingPlace, total: number, shown: number) {
  const { offset, limit, filters, term } = place.request
  return {
    filtros: orEmpty({ ...(term && { busca: term }), ...filterQuery(filters) }),
    prev: offset > 0 ? apiUrl(place, Math.max(0, offset - limit)) : '',
    self: apiUrl(place, offset),
    next: offset + limit < total ? apiUrl(place, offset + limit) : '',
    offset,
    limit,
    exibindo: shown,
    total
  }
}

export function categorySubject(level: LevelRow, tree: CategoryTree): Subject {
  const chain = tree.chainOf(level.id)
  const current = chain.at(-1)
  return {
    nivel: 'product/listing/category',
    path: current?.path ?? '/',
    categoryId: level.id,
    describe: view => ({
      ...wordsOf(level, view),
      breadcrumb: chain.map(row => ({ label: row.name, rota: categoryRoute(row.path), path: row.path })),
      content: { categoria: levelContent(level, view, (current?.depth ?? 1) + 1) }
    })
  }
}

export function brandSubject(level: LevelRow, path: string): Subject {
  return {
    nivel: 'product/listing/brand',
    path,
    categoryId: null,
    describe: view => ({
      ...wordsOf(level, view),
      breadcrumb: [
        { label: say(view.language, 'brands'), rota: routeTo('brands', '/marcas', {}), path: '/marcas' },
        { label: level.name, rota: brandRoute(lastOf(path)), path }
      ],
      content: { marca: levelContent(level, view) }
    })
  }
}

export function landingSubject(level: LevelRow, path: string): Subject {
  return {
    nivel: 'product/listing/landing-page',
    path,
    categoryId: null,
    describe: view => ({
      ...wordsOf(level, view),
      title: pageTitle(say(view.language, 'selection', { name: level.name }), view),
      breadcrumb: [{ label: level.name, rota: landingRoute(lastOf(path)), path }],
      content: { landingPage: levelContent(level, view) }
    })
  }
}

export function sellerSubject(level: LevelRow, path: string): Subject {
  return {
    nivel: 'product/listing/landing-page',
    path,
    categoryId: null,
    describe: view => ({
      ...wordsOf(level, view),
      breadcrumb: [
        { label: say(view.language, 'sellers'), rota: routeTo('sellers', '/vendedores', {}), path: '/vendedores' },
        { label: level.name, rota: sellerRoute(lastOf(path)), path }
      ],
      content: { landingPage: levelContent(level, view) }
    })
  }
}

export function searchSubject(term: string, suggestions: string[] = []): Subject {
  return {
    nivel: SEARCH,
    path: '/busca',
    categoryId: null,
    describe: view => {
      const label = term === '' ? say(view.language, 'search') : say(view.language, 'search-for', { term })
      return {
        title: pageTitle(label, view),
        description: label,
        breadcrumb: [
          { label, rota: routeTo(SEARCH, '/busca', {}, term === '' ? {} : { busca: term }), path: '/busca' }
        ],
        content: { busca: { texto: term, sugestao: suggestions } }
      }
    }
  }
}

function wordsOf(level: LevelRow, view: View) {
  return { title: pageTitle(level.name, view), description: level.description || level.name, image: level.image }
}

function levelContent(level: LevelRow, view: View, nivel = 1) {
  const image = media(view.origin, level.image)
  const description = level.description === '' ? '' : `<p>${escapeHtml(level.description)}</p>`
  const words = { nome: level.name, descricao: description, descricaoLonga: '' }
  return { id: level.id, ...words, nivel, imagem: image, imagemOriginal: image }
}

function lastOf(path: string): string {
  return path.split('/').at(-1) ?? ''
}
