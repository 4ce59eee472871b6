/** A customer's name as everybody may read it: `Marina de Souza` is shown as `Marina S.` */
export function publicName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return last === '' ? first : `${first} ${[...last][0]?.toUpperCase()}.`
}
