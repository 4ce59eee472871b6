export function readCookie(header: string | null | undefined, name: string): string | null {
  return valuesOf(header, name)[0] ?? null
}

/** Null when the cookie is sent twice, because another host has set one of the two. */
export function readSingleCookie(header: string | null | undefined, name: string): string | null {
  const [value = null, ...others] = valuesOf(header, name)
  return others.length === 0 ? value : null
}

function valuesOf(header: string | null | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap(pair => {
    const at = pair.indexOf('=')
    return at > 0 && withoutBlanks(pair.slice(0, at)) === name ? [withoutBlanks(pair.slice(at + 1))] : []
  })
}

/** Removes less than `trim` (RFC 6265, 5.6): a cookie named NBSP + `__Host-sid` must not read as `__Host-sid`. */
export function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length]
  while (isBlank(text[start])) start += 1
  while (end > start && isBlank(text[end - 1])) end -= 1
  return text.slice(start, end)
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t'
}
