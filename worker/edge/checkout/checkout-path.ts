import { isPassedPath } from '../../../app/models/content/passed-path.ts'
import { decoded } from '../decoded.ts'
import { findPage } from '../find-page.ts'

/** Whether the checkout answers at this path: not for what the router would read as a page of the store. */
export function isCheckoutPath(pathname: string, passed: readonly string[]): boolean {
  return isPassedPath(pathname, passed) && !isOwnPage(pathname)
}

function isOwnPage(pathname: string): boolean {
  const { name, module } = findPage(pathname)
  return module !== undefined && name !== 'catalog' && name !== 'notFound'
}

/** Whether every server reads the path as this one does: no escaped slash, dots, backslash or escape. */
export function hasOneReading(pathname: string): boolean {
  const said = decoded(pathname)
  if (said === null || !PLAIN.test(pathname)) return false
  // Some servers read the full-width signs as the usual ones.
  const read = said.normalize('NFKC')
  return slashes(read) === slashes(pathname) && !AMBIGUOUS.test(read)
}

const PLAIN = /^[\w.~!$&'()*+,;=:@%/-]+$/
const AMBIGUOUS = /[%\\\p{Cc}]|\/\/|\/\.{1,2}(;|\/|$)/u

function slashes(path: string): number {
  return path.split('/').length
}
