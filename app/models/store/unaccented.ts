/** Lower case without accents, with single spaces between words, for comparisons: ` Porções` becomes `porcoes`. */
export function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
