import type { WireSeller, WireSellerPage, WireSellers } from '../../contract/sellers.ts'
import type { MapContext } from '../store/map-context.ts'
import { isOnMap, type Location } from './brazil-map.ts'
import { toPath, toPicture } from './link.ts'
import { plainText } from './plain-text.ts'

export const SELLERS_PATH = '/vendedores'
export const MAP_PATH = '/vendedores/mapa'

export interface Seller {
  slug: string
  /** Of the page with its products. */
  path: string
  name: string
  /** `Recife, PE`; '' when the API does not say. */
  place: string
  /** `PE`; '' when unknown. */
  state: string
  /** Null for a shop that is nowhere on a map. */
  location: Location | null
  description: string
  image: string | null
  categories: { name: string; path: string }[]
}

export interface StateGroup {
  /** The state's name, or what the API calls it; '' for shops whose state is not known. */
  name: string
  sellers: Seller[]
}

/** A shop as a map shows it. */
export interface Pin {
  slug: string
  path: string
  name: string
  place: string
  /** `pe`: the state in the drawing; '' when unknown. */
  state: string
  location: Location
}

/** By name. Shops without a name or with a slug that no path can hold are left out. */
export function toSellers({ vendedores, sellers }: WireSellers, context: MapContext): Seller[] {
  const wire = [...(vendedores ?? []), ...(sellers ?? [])]
  const found = wire.map(one => toSeller(one, context)).filter(seller => seller !== null)
  return found.sort((a, b) => a.name.localeCompare(b.name, 'pt'))
}

export function toSellerPage({ vendedor }: WireSellerPage, context: MapContext): Seller | null {
  return toSeller(vendedor, context)
}

/** By state, from A to Z. */
export function byState(sellers: Seller[]): StateGroup[] {
  const groups = Map.groupBy(sellers, ({ state }) => STATES.get(state) ?? state)
  return [...groups]
    .map(([name, found]) => ({ name, sellers: found }))
    .sort((a, b) => a.name.localeCompare(b.name, 'pt'))
}

/** Those that are in the country, from north to south: whoever goes through them by keyboard goes down the map. */
export function toPins(sellers: Seller[]): Pin[] {
  const pins = sellers.flatMap(({ slug, path, name, place, state, location }) =>
    location && isOnMap(location) ? [{ slug, path, name, place, state: mapState(state), location }] : []
  )
  return pins.sort((a, b) => b.location.latitude - a.location.latitude)
}

function mapState(state: string): string {
  return STATES.has(state) ? state.toLowerCase() : ''
}

function toSeller(wire: WireSeller, context: MapContext): Seller | null {
  const name = plainText(wire.nome || wire.name)
  if (name === '' || !/^[\w-]{1,80}$/.test(wire.slug)) return null
  const state = plainText(wire.uf || wire.estado || wire.state)
  return {
    slug: wire.slug,
    path: `/vendedor/${wire.slug}`,
    name,
    place: [plainText(wire.cidade || wire.city), state].filter(Boolean).join(', '),
    state,
    location: toLocation(wire),
    description: plainText(wire.descricao || wire.description),
    image: toPicture(wire.logo, context),
    categories: wire.categorias.flatMap(({ nome, rota, url }) => {
      const path = toPath(rota.path || rota.route || url)
      return path === null ? [] : [{ name: plainText(nome), path }]
    })
  }
}

/** Zero and zero is what a shop without a place has in many systems. */
function toLocation({ latitude, longitude }: WireSeller): Location | null {
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

const STATES = new Map([
  ['AC', 'Acre'],
  ['AL', 'Alagoas'],
  ['AM', 'Amazonas'],
  ['AP', 'Amapá'],
  ['BA', 'Bahia'],
  ['CE', 'Ceará'],
  ['DF', 'Distrito Federal'],
  ['ES', 'Espírito Santo'],
  ['GO', 'Goiás'],
  ['MA', 'Maranhão'],
  ['MG', 'Minas Gerais'],
  ['MS', 'Mato Grosso do Sul'],
  ['MT', 'Mato Grosso'],
  ['PA', 'Pará'],
  ['PB', 'Paraíba'],
  ['PE', 'Pernambuco'],
  ['PI', 'Piauí'],
  ['PR', 'Paraná'],
  ['RJ', 'Rio de Janeiro'],
  ['RN', 'Rio Grande do Norte'],
  ['RO', 'Rondônia'],
  ['RR', 'Roraima'],
  ['RS', 'Rio Grande do Sul'],
  ['SC', 'Santa Catarina'],
  ['SE', 'Sergipe'],
  ['SP', 'São Paulo'],
  ['TO', 'Tocantins']
])
