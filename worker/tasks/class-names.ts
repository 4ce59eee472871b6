import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
const CHARACTERS = LETTERS + DIGITS

/** Three characters for the file, one for the class, as in `k7fb`: readable names took one of a document's 30 kB. */
export function classNames(root: string, { readable = false } = {}) {
  const owners = new Map<string, string>()
  return (name: string, file: string): string => {
    const path = relative(root, file.replace(/\?.*$/, ''))
    const owner = `${path} ${name}`
    const [first = 0, second = 0, third = 0] = createHash('sha256').update(path).digest()
    const ofFile = pick(LETTERS, first) + pick(DIGITS, second) + pick(CHARACTERS, third)
    for (let step = 0; ; step += 1) {
      const ofClass = pick(CHARACTERS, (createHash('sha256').update(name).digest()[0] ?? 0) + step)
      const unique = `${readable ? `${name}_` : ''}${ofFile}${ofClass}${step < CHARACTERS.length ? '' : step}`
      if ((owners.get(unique) ?? owner) !== owner) continue
      owners.set(unique, owner)
      return unique
    }
  }
}

function pick(characters: string, number: number): string {
  return characters.charAt(number % characters.length)
}
