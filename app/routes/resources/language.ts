import { redirect } from 'react-router'
import { LANGUAGE_KEY } from '../../i18n/language.ts'
import { toPath } from '../../models/content/link.ts'
import type { Route } from './+types/language.ts'

/** POST /idioma: stores the chosen language and redirects back to the form's page. */
export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const headers = new Headers({ 'cache-control': 'no-store' })
  const language = form.get('language')
  if (language === '0' || language === '1') headers.set('set-cookie', languageCookie(language, url.protocol))
  return redirect(backTo(form.get('path')), { status: 303, headers })
}

export function loader() {
  return redirect('/', 302)
}

const ONE_YEAR_S = 365 * 86_400
/** Maximum length of a path, in characters. */
const MAX_LENGTH = 2_000

// Scripts can read it, to keep it in sync with the browser's storage (spec 1).
function languageCookie(language: '0' | '1', protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`
}

function backTo(path: FormDataEntryValue | null): string {
  return (typeof path === 'string' && path.length <= MAX_LENGTH && toPath(path)) || '/'
}
