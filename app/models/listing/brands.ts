import type { WireBrands } from '../../contract/brands.ts'
import { PATHS } from '../../links.ts'
import { toPath, toPicture } from '../content/link.ts'
import { type MenuItem, ownLinks } from '../content/menu.ts'
import type { MapContext } from '../store/map-context.ts'

export interface Brand {
  name: string
  path: string
  image: string | null
}

export interface BrandGroup {
  letter: string
  brands: Brand[]
}

export function toBrandGroups({ marcas }: WireBrands, context: MapContext): BrandGroup[] {
  return byInitial(marcas.map(wire => toBrand(wire, context)).filter(brand => brand !== null))
}

/** For an API without `brands`, which the specification does not name. */
export function brandsOfMenu(items: readonly MenuItem[]): BrandGroup[] {
  const links = ownLinks(items).filter(({ href }) => href !== PATHS.brands)
  return byInitial(links.map(({ label, href }) => ({ name: label, path: href, image: null })))
}

function byInitial(brands: Brand[]): BrandGroup[] {
  const sorted = brands.toSorted((a, b) => a.name.localeCompare(b.name, 'pt'))
  return [...Map.groupBy(sorted, ({ name }) => initial(name))].map(([letter, found]) => ({ letter, brands: found }))
}

function toBrand({ nome, imagem, rota, url }: WireBrands['marcas'][number], context: MapContext): Brand | null {
  const path = toPath(rota.path || rota.route || url)
  return path === null ? null : { name: nome, path, image: toPicture(imagem, context) }
}

function initial(name: string): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}
