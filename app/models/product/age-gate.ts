/** Who says how old a shopper is: the shopper, the account's date of birth, or the external checkout. */
export const ADULT_VERIFIERS = ['declaration', 'account', 'checkout'] as const

export type AdultVerifier = (typeof ADULT_VERIFIERS)[number]

export const ADULT_COOKIE = 'adult'

/** Spec 5: the age that the shopper confirmed in this browser session. Anybody can write the cookie, as anybody can say yes. */
export function declaredAge(cookies: string): number {
  const [, age = '0'] = new RegExp(`(?:^|; ?)${ADULT_COOKIE}=(\\d{1,3})(?:;|$)`).exec(cookies) ?? []
  return Number(age)
}

/** A cookie, because the edge keeps adult items out of the cart. It ends with the browser session. */
export function ageCookie(age: number, isSecure: boolean): string {
  return `${ADULT_COOKIE}=${age}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

export function confirmAge(age: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing without HTTPS and in older browsers.
  document.cookie = ageCookie(age, location.protocol === 'https:')
}
