/** Whether the path is one of these or below one. */
export function isPassedPath(pathname: string, passed: readonly string[]): boolean {
  return passed.some(path => pathname === path || pathname.startsWith(`${path}/`))
}
