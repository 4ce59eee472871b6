/** Names below which anybody gets one: a cookie for them would reach strangers. */
const HOSTING = new Set(
  (
    'workers.dev pages.dev r2.dev trycloudflare.com vercel.app netlify.app web.app firebaseapp.com github.io gitlab.io ' +
    'herokuapp.com fly.dev onrender.com azurewebsites.net cloudfront.net appspot.com myshopify.com blogspot.com wixsite.com ' +
    'ngrok.io ngrok.app ngrok-free.app'
  ).split(' ')
)

/** `com.br`, `ind.br` and the other categories: no shop has a name directly below `br`. */
const BRAZIL = /^[^.]+\.br$/

/** `co.uk`, `com.ar` and their like. */
const SECOND_LEVEL =
  /^(com?|net|org|gov|gob|gub|edu|ac|mil|ne|or|go|gen|biz|info|nom|web|firm|store|ltd|plc)\.[a-z]{2}$/

/** The usual suffixes alone, to tell a mistake early. The whole list is the browsers', who refuse cookies for any on it. */
export function isPublicSuffix(domain: string): boolean {
  return !domain.includes('.') || HOSTING.has(domain) || BRAZIL.test(domain) || SECOND_LEVEL.test(domain)
}
