import '../../i18n/messages/footer.ts'
import '../../i18n/messages/install.ts'
import { menuOrEmpty } from '../../api/menus.ts'
import { settingsOrDefaults } from '../../api/settings.ts'
import type { RequestScope } from '../../context.ts'
import { htmlLang, type LanguageCode } from '../../i18n/language.ts'
import { createTranslator, type Translator } from '../../i18n/translator.ts'
import { PATHS } from '../../links.ts'
import { loadContact } from '../../loaders/contact.server.ts'
import { ownLinks } from '../../models/content/menu.ts'
import { phoneHref, whatsappHref } from '../../models/content/phone-links.ts'
import type { ContactView } from '../../models/store/contact-view.ts'
import type { Settings } from '../../models/store/settings.ts'
import { themeView } from '../theme/theme-css.server.ts'
import { drawLogo, OFFLINE_ICON, STYLE } from './offline-look.server.ts'

export async function offlinePage(scope: RequestScope, language: LanguageCode): Promise<string> {
  const t = createTranslator(language)
  const [settings, menu, contact] = await Promise.all([
    settingsOrDefaults(scope),
    menuOrEmpty(scope, 'menu-principal'),
    loadContact(scope)
  ])
  const parts = { menu: writeMenu(t, ownLinks(menu.items)), contact: writeContact(t, contact), nonce: scope.nonce }
  return writePage(t, settings, parts)
}

type Parts = Record<'menu' | 'contact' | 'nonce', string>

/** One document that works alone. The typeface is among the files that the service worker keeps. */
function writePage(t: Translator, { name, logo, theme }: Settings, { menu, contact, nonce }: Parts): string {
  return `<!doctype html>
<html lang="${htmlLang(t.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('install.offline')} | ${escapeHtml(name)}</title>
<style nonce="${nonce}">${STYLE}${themeView(theme).css}</style>
</head>
<body>
<header>
<a class="name" href="${PATHS.home}">${drawLogo(escapeHtml(name), logo && escapeHtml(logo))}</a>
${menu}<a href="${PATHS.cart}">${t('header.cart')}</a>
<form role="search" action="${PATHS.search}">
<input type="search" name="busca" aria-label="${t('header.search')}" placeholder="${t('header.searchPlaceholder')}">
<button>${t('header.searchSubmit')}</button>
</form>
</header>
<main>
${OFFLINE_ICON}
<h1>${t('install.offline')}</h1>
<p>${t('install.offlineHint')}</p>
<a class="retry" href="">${t('install.retry')}</a>
${contact}</main>
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

/** The telephone first: a call needs no internet. */
function writeContact(t: Translator, { phone, whatsapp, email, hours }: ContactView): string {
  const entries = [
    writeEntry(t('footer.phone'), phone, phoneHref(phone)),
    writeEntry(t('footer.whatsapp'), whatsapp, whatsappHref(whatsapp)),
    writeEntry(t('footer.email'), email, `mailto:${email}`),
    writeEntry(t('footer.hours'), hours)
  ].join('')
  if (!entries) return ''
  return `<section>
<h2>${t('footer.contact')}</h2>
${phone ? `<p>${t('install.offlinePhone')}</p>\n` : ''}<dl>${entries}</dl>
</section>
`
}

function writeEntry(label: string, text: string, href = ''): string {
  if (!text) return ''
  const words = escapeHtml(text)
  return `<div><dt>${label}</dt><dd>${href ? `<a href="${escapeHtml(href)}">${words}</a>` : words}</dd></div>`
}

// A browser may report a connection that does not work yet, so this keeps trying.
const SCRIPT = `
const tryAgain = () => fetch('/_health', { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), () => {})
addEventListener('online', tryAgain)
setInterval(tryAgain, 5000)
`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
