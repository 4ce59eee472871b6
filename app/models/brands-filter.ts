import type { BrandGroup } from './brands.ts'

/** The brands whose names have every word that was typed, whatever its accents and capitals. */
export function filterBrands(groups: readonly BrandGroup[], typed: string): BrandGroup[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const matches = ({ name }: { name: string }) => words.every(word => fold(name).includes(word))
  return groups
    .map(({ letter, brands }) => ({ letter, brands: brands.filter(matches) }))
    .filter(({ brands }) => brands.length > 0)
}

/** `Maré` is found by `mare`. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
