export type Language = 'pt' | 'en'

export function languageOf(header: string | undefined | null): Language {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase()
    if (tag === 'pt' || tag === 'en') return tag
  }
  return 'pt'
}

/** Spec 1: the cookie `language` is 0 (Portuguese) or 1 (English). */
export function languageOfCookie(value: string | null | undefined): Language {
  return value === '1' ? 'en' : 'pt'
}
