import '../../i18n/messages/install'
import { menuOrEmpty } from '../../api/menus'
import { settingsOrDefaults } from '../../api/settings'
import { scopeContext } from '../../context'
import { htmlLang, readLanguage } from '../../i18n/language'
import { createTranslator, type Translator } from '../../i18n/translator'
import { PATHS } from '../../links'
import { ownLinks } from '../../models/content/menu'
import type { Route } from './+types/offline'

/** GET /sem-conexao?idioma=0|1: the service worker caches it and shows it under the address that failed to load. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const t = createTranslator(readLanguage(url.searchParams.get('idioma')))
  const [{ name }, menu] = await Promise.all([settingsOrDefaults(scope), menuOrEmpty(scope, 'menu-principal')])
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex'
  }
  return new Response(writePage(t, name, writeMenu(t, ownLinks(menu.items)), scope.nonce), { headers })
}

/** One self-contained document: no external style sheet, script or picture. */
function writePage(t: Translator, name: string, menu: string, nonce: string): string {
  return `<!doctype html>
<html lang="${htmlLang(t.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('install.offline')} | ${escapeHtml(name)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header>
<a class="name" href="${PATHS.home}">${escapeHtml(name)}</a>
${menu}<a href="${PATHS.cart}">${t('header.cart')}</a>
<form role="search" action="${PATHS.search}">
<input type="search" name="busca" aria-label="${t('header.search')}" placeholder="${t('header.searchPlaceholder')}">
<button>${t('header.searchSubmit')}</button>
</form>
</header>
<main>
<h1>${t('install.offline')}</h1>
<p>${t('install.offlineHint')}</p>
<a class="retry" href="">${t('install.retry')}</a>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>
`
}

function writeMenu(t: Translator, links: ReturnType<typeof ownLinks>): string {
  if (links.length === 0) return ''
  const items = links.map(({ label, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`)
  return `<details><summary>${t('header.menu')}</summary><ul>${items.join('')}</ul></details>\n`
}

// A browser may report a connection that does not work yet, so this keeps trying.
const SCRIPT = `
const tryAgain = () => fetch('/_health', { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), () => {})
addEventListener('online', tryAgain)
setInterval(tryAgain, 5000)
`

// The colours match tokens.css.
const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; background: light-dark(#faf8f4, #14181a); color: light-dark(#1f2a24, #edf1ec); font: 1rem/1.5 Arial, system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 12px 16px; background: light-dark(#fff, #1c2224); border-bottom: 1px solid light-dark(#e2ddd1, #333c3d) }
header a, summary { padding: 10px 0; color: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
.name { margin-right: auto; font-size: 1.375rem; font-weight: 800; color: light-dark(#175c43, #6fd0a2) }
details[open] { flex-basis: 100%; order: 1 }
ul { margin: 0; padding: 0; columns: 10rem; list-style: none }
li a { display: block; font-weight: 400 }
form { display: flex; gap: 8px; flex: 1 1 300px; min-width: 0; max-width: 550px }
input { flex: 1; width: 0; min-width: 0; padding: 0 16px; border: 1px solid light-dark(#8b8778, #7b8783); border-radius: 12px; background: none; color: inherit; font: inherit }
main { display: grid; gap: 16px; justify-items: center; align-content: center; min-height: 70dvh; padding: 16px; text-align: center }
p, h1 { margin: 0; max-width: 34ch }
h1 { font-size: 1.75rem; line-height: 1.2 }
.retry, button { padding: 12px 24px; border: 0; border-radius: 12px; background: light-dark(#175c43, #6fd0a2); color: light-dark(#fff, #0b2118); font: inherit; font-weight: 600; text-decoration: none }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px }
`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
