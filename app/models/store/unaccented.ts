/** Lower case without accents, for comparisons: `Porções` becomes `porcoes`. */
export function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
