export function hasSession(): boolean {
  return /(^|; )shopper=1(;|$)/.test(document.cookie)
}
