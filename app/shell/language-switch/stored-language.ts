import { useEffect } from 'react'
import { LANGUAGE_KEY } from '../../i18n/language'

/** Spec 1: the choice is kept in browser storage as a number: 0 or 1. */
export function storeLanguage(number: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, number)
  } catch {
    // Without storage the cookie alone decides.
  }
}

/** Where storage knows another language than the cookie, the cookie follows and the page is asked for once more. */
export function useStoredLanguage(): void {
  useEffect(() => {
    const stored = readStored()
    if (stored === null || stored === (readCookie() ?? '0')) return
    // For a year, as POST /idioma does.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = `${LANGUAGE_KEY}=${stored}; Path=/; Max-Age=31536000; SameSite=Lax${isSecureContext ? '; Secure' : ''}`
    // A browser that keeps no cookies would reload without end.
    if (readCookie() === stored) window.location.reload()
  }, [])
}

function readStored(): string | null {
  try {
    const value = localStorage.getItem(LANGUAGE_KEY)
    return value === '0' || value === '1' ? value : null
  } catch {
    return null
  }
}

function readCookie(): string | undefined {
  return /(?:^|; )language=([01])(?:;|$)/.exec(document.cookie)?.[1]
}
