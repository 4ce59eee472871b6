import { unaccented } from '../store/unaccented.ts'
import type { BrandGroup } from './brands.ts'

export function filterBrands(groups: readonly BrandGroup[], typed: string): BrandGroup[] {
  const words = unaccented(typed).split(/\s+/).filter(Boolean)
  const matches = ({ name }: { name: string }) => words.every(word => unaccented(name).includes(word))
  return groups
    .map(({ letter, brands }) => ({ letter, brands: brands.filter(matches) }))
    .filter(({ brands }) => brands.length > 0)
}
