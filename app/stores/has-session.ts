/** Who has no session has no cart and no name. */
export function hasSession(): boolean {
  return /(^|; )shopper=1(;|$)/.test(document.cookie)
}
