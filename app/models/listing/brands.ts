import type { WireBrands } from '../../contract/brands.ts'
import { toPath, toPicture } from '../content/link.ts'
import type { MapContext } from '../store/map-context.ts'

export interface Brand {
  name: string
  path: string
  image: string | null
}

export interface BrandGroup {
  /** A to Z, or `#` for all other first characters. */
  letter: string
  brands: Brand[]
}

/** Grouped and sorted by name. Omits brands without a page. */
export function toBrandGroups({ marcas }: WireBrands, context: MapContext): BrandGroup[] {
  const brands = marcas.map(wire => toBrand(wire, context)).filter(brand => brand !== null)
  const groups = new Map<string, Brand[]>()
  for (const brand of brands.sort((a, b) => a.name.localeCompare(b.name, 'pt'))) {
    const letter = initial(brand.name)
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return [...groups].map(([letter, found]) => ({ letter, brands: found }))
}

function toBrand({ nome, imagem, rota, url }: WireBrands['marcas'][number], context: MapContext): Brand | null {
  const path = toPath(rota.path || rota.route || url)
  return path === null ? null : { name: nome, path, image: toPicture(imagem, context) }
}

function initial(name: string): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}
