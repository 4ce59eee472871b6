import '../../i18n/messages/install.ts'
import { settingsOrDefaults } from '../../api/settings.ts'
import { scopeContext } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { PATHS } from '../../links.ts'
import { themeView } from '../../shell/theme/theme-css.server.ts'
import type { Route } from './+types/manifest.ts'

const MAX_AGE_S = 3_600
const SHORT_NAME_LENGTH = 12
const ICON_SIZES = [192, 512]

/** GET /manifest.webmanifest: the web app manifest. The name comes from the `settings` call. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const t = createTranslator('pt')
  const { name, slogan, seo, theme } = await settingsOrDefaults(scope)
  const manifest = {
    id: '/',
    name,
    short_name: name.length > SHORT_NAME_LENGTH ? (name.split(/\s/)[0] ?? name) : name,
    description: slogan || seo.description || undefined,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: themeView(theme).themeColor,
    background_color: '#faf8f4',
    categories: ['shopping', 'health'],
    icons: ICON_SIZES.flatMap(icon),
    shortcuts: [
      { name: t('install.search'), url: PATHS.search },
      { name: t('header.favorites'), url: PATHS.favorites },
      { name: t('header.cart'), url: PATHS.cart }
    ]
  }
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': `public, max-age=${MAX_AGE_S}` }
  return new Response(JSON.stringify(manifest), { headers })
}

/** The logo lies within the safe zone of masks, so one file serves both purposes. */
function icon(size: number) {
  const file = { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }
  return [
    { ...file, purpose: 'any' },
    { ...file, purpose: 'maskable' }
  ]
}
