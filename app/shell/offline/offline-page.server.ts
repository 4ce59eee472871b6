import '../../i18n/messages/footer'
import '../../i18n/messages/install'
import { menuOrEmpty } from '../../api/menus'
import { settingsOrDefaults } from '../../api/settings'
import type { RequestScope } from '../../context'
import { htmlLang, type LanguageCode } from '../../i18n/language'
import { createTranslator, type Translator } from '../../i18n/translator'
import { PATHS } from '../../links'
import { loadContact } from '../../loaders/contact.server'
import { ownLinks } from '../../models/content/menu'
import { phoneHref, whatsappHref } from '../../models/content/phone-links'
import type { ContactView } from '../../models/store/contact-view'
import type { Settings } from '../../models/store/settings'
import { themeView } from '../theme/theme-css.server'
import { drawLogo, OFFLINE_ICON, STYLE } from './offline-look.server'

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
