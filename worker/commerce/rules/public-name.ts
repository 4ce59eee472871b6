/** A customer's name for publication: `Marina de Souza` becomes `Marina S.` */
export function publicName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return last === '' ? first : `${first} ${[...last][0]?.toUpperCase()}.`
}
