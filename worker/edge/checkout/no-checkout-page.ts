import { languageOf } from '../gateway/caller.ts'
import type { EdgeContext } from '../types.ts'

const WORDS = {
  pt: {
    lang: 'pt-BR',
    title: 'O checkout não respondeu',
    text: 'Seu carrinho continua guardado. Tente de novo em alguns instantes.',
    back: 'Voltar à loja'
  },
  en: {
    lang: 'en',
    title: 'The checkout did not answer',
    text: 'Your cart is kept. Try again in a moment.',
    back: 'Back to the shop'
  }
}

/** A page that needs nothing else: what the store's own pages need may be down as well. */
export function noCheckoutPage(c: EdgeContext, status: 502 | 504): Response {
  const { lang, title, text, back } = WORDS[languageOf(c)]
  const page = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${c.get('nonce')}">${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="/">${back}</a>
</main>
</body>
</html>
`
  return c.html(page, status, { 'retry-after': '30' })
}

// The colours match tokens.css.
const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; background: light-dark(#faf8f4, #14181a); color: light-dark(#1f2a24, #edf1ec); font: 1rem/1.5 system-ui, sans-serif }
main { display: grid; gap: 16px; justify-items: center; align-content: center; min-height: 100dvh; padding: 16px; box-sizing: border-box; text-align: center }
h1, p { margin: 0; max-width: 34ch }
h1 { font-size: 1.75rem; line-height: 1.2 }
a { padding: 12px 24px; border-radius: 999px; background: light-dark(#175c43, #6fd0a2); color: light-dark(#fff, #0b2118); font-weight: 600; text-decoration: none }
`
