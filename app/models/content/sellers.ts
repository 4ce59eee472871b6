import type { WireSellers } from '../../contract/sellers.ts'
import { PATHS } from '../../links.ts'
import type { MapContext } from '../store/map-context.ts'
import { isOnMap, type Location } from './brazil-map.ts'
import { toCompany } from './company.ts'
import { toPath, toPicture } from './link.ts'
import { plainText } from './plain-text.ts'

type WireSeller = NonNullable<WireSellers['sellers']>[number]
export type Seller = NonNullable<ReturnType<typeof toSeller>>

export type Pin = ReturnType<typeof toPins>[number]

export function toSellers({ vendedores, sellers }: WireSellers, context: MapContext): Seller[] {
  const wire = [...(vendedores ?? []), ...(sellers ?? [])]
  const found = wire.map(one => toSeller(one, context)).filter(seller => seller !== null)
  return found.sort((a, b) => a.name.localeCompare(b.name, 'pt'))
}

export function byState(sellers: Seller[]) {
  const groups = Map.groupBy(sellers, ({ state }) => STATES.get(state) ?? state)
  return [...groups]
    .map(([name, found]) => ({ name, sellers: found }))
    .sort((a, b) => a.name.localeCompare(b.name, 'pt'))
}

/** Shops inside the country, from north to south: the order of keyboard focus goes down the map. */
export function toPins(sellers: Seller[]) {
  const pins = sellers.flatMap(({ slug, path, name, place, state, location }) =>
    location && isOnMap(location)
      ? [{ slug, path, name, place, state: STATES.has(state) ? state.toLowerCase() : '', location }]
      : []
  )
  return pins.sort((a, b) => b.location.latitude - a.location.latitude)
}

export function toSeller(wire: WireSeller, context: MapContext) {
  const name = plainText(wire.nome || wire.name)
  if (name === '' || !/^[\w-]{1,80}$/.test(wire.slug)) return null
  const state = plainText(wire.uf || wire.estado || wire.state)
  return {
    slug: wire.slug,
    path: PATHS.seller.replace(':seller', wire.slug),
    name,
    place: [plainText(wire.cidade || wire.city), state].filter(Boolean).join(', '),
    state,
    location: toLocation(wire),
    description: plainText(wire.descricao || wire.description),
    image: toPicture(wire.logo, context),
    company: toCompany(wire),
    categories: wire.categorias.flatMap(({ nome, rota, url }) => {
      const path = toPath(rota.path || rota.route || url)
      return path === null ? [] : [{ name: plainText(nome), path }]
    })
  }
}

/** Many systems store 0, 0 for a shop without coordinates. */
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
