import '../../i18n/messages/install'
import { settingsOrDefaults } from '../../api/settings'
import { scopeContext } from '../../context'
import { htmlLang, readLanguage } from '../../i18n/language'
import { createTranslator, type Translator } from '../../i18n/translator'
import type { Route } from './+types/offline'

/** GET /sem-conexao?idioma=0|1: the service worker caches it and shows it under the address that failed to load. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const t = createTranslator(readLanguage(url.searchParams.get('idioma')))
  const { name } = await settingsOrDefaults(scope)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex'
  }
  return new Response(writePage(t, name, scope.nonce), { headers })
}

/** One self-contained document: no external style sheet, script or picture. */
function writePage(t: Translator, name: string, nonce: string): string {
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
<main>
<p class="name">${escapeHtml(name)}</p>
<h1>${t('install.offline')}</h1>
<p>${t('install.offlineHint')}</p>
<a href="">${t('install.retry')}</a>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>
`
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
body { margin: 0; background: light-dark(#faf8f4, #14181a); color: light-dark(#1f2a24, #edf1ec); font: 1rem/1.5 system-ui, sans-serif }
main { display: grid; gap: 16px; justify-items: center; align-content: center; min-height: 100dvh; padding: 16px; box-sizing: border-box; text-align: center }
p, h1 { margin: 0; max-width: 34ch }
h1 { font-size: 1.75rem; line-height: 1.2 }
.name { font-weight: 700; color: light-dark(#175c43, #6fd0a2) }
a { padding: 12px 24px; border-radius: 999px; background: light-dark(#175c43, #6fd0a2); color: light-dark(#fff, #0b2118); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px }
`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
