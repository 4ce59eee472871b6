import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Enough that two files of a name hardly ever share it; where they do, the build fails. */
const LENGTH = 3

/**
 * Class names of CSS modules: the name and a short hash of the file. They are in every document and its rules, where each
 * random character costs a byte.
 */
export function classNames(root: string) {
  const files = new Map<string, string>()
  return (name: string, file: string): string => {
    const path = relative(root, file.replace(/\?.*$/, ''))
    const hash = BigInt(`0x${createHash('sha256').update(path).digest('hex')}`)
      .toString(36)
      .slice(0, LENGTH)
    const unique = `${name}_${hash}`
    const other = files.get(unique) ?? path
    if (other !== path) throw new Error(`${path} and ${other} have the same class ${unique}: rename one of them`)
    files.set(unique, path)
    return unique
  }
}
