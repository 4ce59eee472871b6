import { useEffect } from 'react'
import { LANGUAGE_KEY } from '../../i18n/language.ts'
import { readStored, writeStored } from '../../ui/local-storage.ts'
import { useListener } from '../../ui/use-listener.ts'

/** A reload keeps the place in the history, and in most browsers what was typed. Without cookies the form is sent. */
export function useLanguageForms(): void {
  useListener(globalThis.document, ['submit'], event => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || !target.matches('[data-language]')) return
    for (const field of target.querySelectorAll('input')) field.value = location.pathname + location.search
    if (!(submitter instanceof HTMLButtonElement)) return
    // Spec 1: the choice is kept in browser storage as a number: 0 or 1.
    writeStored(LANGUAGE_KEY, submitter.value)
    if (!writeCookie(submitter.value)) return
    event.preventDefault()
    location.reload()
  })
}

export function useStoredLanguage(): void {
  useEffect(() => {
    const stored = readStored(LANGUAGE_KEY)
    if ((stored !== '0' && stored !== '1') || stored === (readCookie() ?? '0')) return
    // In a browser without cookies the reload would loop.
    if (writeCookie(stored)) location.reload()
  }, [])
}

/** Valid for a year, like the cookie of POST /idioma. False when no cookie can tell the server. */
function writeCookie(number: string): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${LANGUAGE_KEY}=${number}; Path=/; Max-Age=31536000; SameSite=Lax${isSecureContext ? '; Secure' : ''}`
  return readCookie() === number
}

function readCookie(): string | undefined {
  return /(?:^|; )language=([01])(?:;|$)/.exec(document.cookie)?.[1]
}
