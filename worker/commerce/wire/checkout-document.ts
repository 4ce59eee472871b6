import { html } from 'hono/html'
import type { View } from '../context.ts'
import type { CheckoutPage } from './checkout-extras.ts'

type Content = ReturnType<typeof html>

/** `html` escapes all interpolated values. */
export function checkoutDocument(page: CheckoutPage, title: string, content: Content) {
  const { view, t } = page
  return html`<!doctype html>
<html lang="${view.language === 'pt' ? 'pt-BR' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${view.settings.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/fonts/figtree.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/checkout.css">
</head>
<body>
<p class="notice" role="status">${t.notice}</p>
<header class="top"><div class="bar">${logo(view)}<a href="/">${t.back}</a></div></header>
${content}
${footer(page)}
</body>
</html>`
}

/** The default logo says Seiva. */
const DRAWN_NAME = 'Seiva'

function logo({ settings: { name } }: View) {
  if (name !== DRAWN_NAME) return html`<a class="brand" href="/">${name}</a>`
  return html`<a class="brand" href="/"><picture><source srcset="/logo-dark.svg" media="(prefers-color-scheme: dark)">
<img src="/logo.svg" alt="${name}" width="132" height="40"></picture></a>`
}

/** Decreto 7.962/2013 art. 2 and 5. */
function footer({ view, t }: CheckoutPage) {
  const { legalName, cnpj, email, address } = view.settings
  const { street, number, district, city, state, postalCode } = address
  return html`<footer>
<p>${legalName}${cnpj ? `, CNPJ ${cnpj}` : ''}</p>
<p>${street}, ${number}, ${district}, ${city}/${state}, ${postalCode}</p>
<p><a href="mailto:${email}">${email}</a></p>
<p><a href="/pagina/arrependimento">${t.withdrawal}</a></p>
</footer>`
}
