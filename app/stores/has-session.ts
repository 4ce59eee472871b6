/** Without a session there is no cart and no name to read. */
export function hasSession(): boolean {
  return /(^|; )shopper=1(;|$)/.test(document.cookie)
}
