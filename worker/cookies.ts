/** The first cookie of that name, as browsers read it; null without one. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  return valuesOf(header, name)[0] ?? null
}

/** The cookie of that name; null where it comes twice, because one of the two was set by somebody else. */
export function readSingleCookie(header: string | null | undefined, name: string): string | null {
  const [value = null, ...others] = valuesOf(header, name)
  return others.length === 0 ? value : null
}

function valuesOf(header: string | null | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap(pair => {
    const at = pair.indexOf('=')
    return at > 0 && trimmed(pair.slice(0, at)) === name ? [trimmed(pair.slice(at + 1))] : []
  })
}

/**
 * Without the spaces and tabs around it (RFC 6265, 5.6). `trim` also takes away signs that belong to a name: a browser lets any site
 * of the domain set NBSP + `__Host-sid`, which is not `__Host-sid`.
 */
function trimmed(text: string): string {
  return text.replace(/^[ \t]+|[ \t]+$/g, '')
}
