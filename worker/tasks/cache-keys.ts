/**
 * The keys that a name means, in both languages: whole parts of a key, `showcase:products:first-showcase` or
 * `url=/vitaminas`. `first-showcase` does not mean `first-showcase-ext`.
 */
export function keysNamed(name: string, keys: string[]): string[] {
  const part = new RegExp(`(^|[:?&@])${name.replace(/[^\w:=/]/g, '\\$&')}($|[:?&])`)
  return keys.filter(key => part.test(key))
}
