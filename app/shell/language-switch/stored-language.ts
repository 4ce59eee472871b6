import { useEffect } from 'react'
import { LANGUAGE_KEY } from '../../i18n/language'

/** Spec 1: the choice is kept in browser storage as a number: 0 or 1. False when no cookie can tell the server. */
export function chooseLanguage(number: string): boolean {
  try {
    localStorage.setItem(LANGUAGE_KEY, number)
  } catch {
    // Without storage only the cookie decides.
  }
  return writeCookie(number)
}

/** If storage and cookie disagree, updates the cookie and reloads the page. */
export function useStoredLanguage(): void {
  useEffect(() => {
    const stored = readStored()
    if (stored === null || stored === (readCookie() ?? '0')) return
    // In a browser without cookies the reload would loop.
    if (writeCookie(stored)) location.reload()
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

/** Valid for a year, like the cookie of POST /idioma. */
function writeCookie(number: string): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${LANGUAGE_KEY}=${number}; Path=/; Max-Age=31536000; SameSite=Lax${isSecureContext ? '; Secure' : ''}`
  return readCookie() === number
}

function readCookie(): string | undefined {
  return /(?:^|; )language=([01])(?:;|$)/.exec(document.cookie)?.[1]
}
