import type { WireBrands } from '../../contract/brands.ts'
import { toPath, toPicture } from '../content/link.ts'
import type { MapContext } from '../store/map-context.ts'

export type BrandGroup = ReturnType<typeof toBrandGroups>[number]
export type Brand = BrandGroup['brands'][number]

export function toBrandGroups({ marcas }: WireBrands, context: MapContext) {
  const brands = marcas.map(wire => toBrand(wire, context)).filter(brand => brand !== null)
  brands.sort((a, b) => a.name.localeCompare(b.name, 'pt'))
  return [...Map.groupBy(brands, ({ name }) => initial(name))].map(([letter, found]) => ({ letter, brands: found }))
}

function toBrand({ nome, imagem, rota, url }: WireBrands['marcas'][number], context: MapContext) {
  const path = toPath(rota.path || rota.route || url)
  return path === null ? null : { name: nome, path, image: toPicture(imagem, context) }
}

function initial(name: string): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}
