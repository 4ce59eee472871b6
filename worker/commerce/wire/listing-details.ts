import type { CategoryRow, CategoryTree } from '../queries/categories.ts'
import type { Facets } from '../queries/facets.ts'
import type { Language } from '../rules/language.ts'
import { orders } from '../rules/listing-request.ts'
import { say } from '../texts.ts'
import { discountRanges, filtered, type ListingPlace, priceRanges, toggled } from './listing-links.ts'
import { badgeOf } from './product.ts'
import { categoryRoute, linkTo, orEmpty, picture } from './routes.ts'

/** A facet value links to the page with it, an active one to the page without it. `quantidade` is that page's total. */
export function detailsOf(
  facets: Facets,
  place: ListingPlace,
  tree: CategoryTree,
  current: number | null,
  language: Language
) {
  const { filters } = place.request
  return {
    categorias: current === null ? categoryChoices(facets, place, tree) : categoryPlaces(facets, place, tree, current),
    marcas: facets.brands.map(brand => ({
      id: brand.id,
      nome: brand.name,
      ...picture(place.origin, brand.image),
      ativo: filters.brands.includes(brand.id),
      quantidade: brand.count,
      ...filtered(place, { brands: toggled(filters.brands, brand.id) })
    })),
    filtrosPreco: priceRanges(facets, place),
    filtrosDescontoPrecoPor: orEmpty({ ...discountRanges(facets, place) }),
    filtros: groupsOf(facets.values, filters.values, values => filtered(place, { values })),
    atributos: groupsOf(facets.attributes, filters.attributes, attributes => filtered(place, { attributes })),
    // The platform's badges have no link: they only label products.
    selos: facets.badges.map(badgeOf),
    ordenacao: orders.map(order => {
      const label = say(language, `order-${order}`)
      const title = say(language, 'order-by', { label })
      return { label, title, atual: order === place.request.order, ...filtered(place, {}, { order }) }
    })
  }
}

function groupsOf(rows: Facets['values'], active: number[], link: (ids: number[]) => object) {
  return [...Map.groupBy(rows, row => row.group_id)].map(([id, values]) => ({
    id,
    nome: values[0]?.group_name ?? '',
    tipo: 'texto',
    valores: values.map((value, index) => ({
      id: value.id,
      label: value.label,
      imagem: '',
      imagemOriginal: '',
      ordem: index + 1,
      ativo: active.includes(value.id),
      quantidade: value.count,
      ...link(toggled(active, value.id))
    }))
  }))
}

function categoryPlaces({ pages }: Facets, { origin }: ListingPlace, tree: CategoryTree, current: number) {
  const chain = tree.chainOf(current)
  const siblings = tree.childrenOf(chain.at(-1)?.parent_id ?? null).filter(row => row.id !== current)
  const node = (row: CategoryRow) => ({
    ...nodeOf(row, row.id === current, pages.get(row.id) ?? 0),
    ...linkTo(categoryRoute(row.path), origin)
  })
  const filled = (rows: CategoryRow[]) => rows.filter(row => pages.has(row.id)).map(node)
  return {
    niveisAnteriores: chain.slice(0, -1).map(node),
    atual: chain.slice(-1).map(node),
    irmas: filled(siblings),
    filhas: filled(tree.childrenOf(current))
  }
}

function categoryChoices({ categories, without }: Facets, place: ListingPlace, tree: CategoryTree) {
  const chosen = place.request.filters.category
  const chain = chosen === null ? [] : tree.chainOf(chosen)
  const node = (row: CategoryRow) => {
    const active = row.id === chosen
    const count = active ? without.category : (categories.get(row.id) ?? 0)
    return { ...nodeOf(row, active, count), ...filtered(place, { category: active ? null : row.id }) }
  }
  const filled = (rows: CategoryRow[]) => rows.filter(row => categories.has(row.id)).map(node)
  return {
    niveisAnteriores: filled(chain.slice(0, -1)),
    atual: chain.slice(-1).map(node),
    irmas: [],
    filhas: filled(tree.childrenOf(chain.at(-1)?.id ?? null))
  }
}

function nodeOf(row: CategoryRow, active: boolean, count: number) {
  return { id: row.id, nome: row.name, nivel: row.depth + 1, ativo: active, quantidade: count }
}
