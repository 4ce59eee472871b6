/** In small letters without accents, for comparisons: `Porções` is `porcoes`. */
export function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
