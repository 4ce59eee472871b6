/** The first cookie of that name, as browsers read it. Null without one. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  return valuesOf(header, name)[0] ?? null
}

/** The cookie of that name. Null when it is sent twice, because another host has set one of the two. */
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
 * Removes spaces and tabs at both ends (RFC 6265, 5.6). `trim` would remove more: another host of the domain can set
 * a cookie named NBSP + `__Host-sid`, which must not read as `__Host-sid`.
 */
function trimmed(text: string): string {
  return text.replace(/^[ \t]+|[ \t]+$/g, '')
}
