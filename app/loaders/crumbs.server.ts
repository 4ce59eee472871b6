import type { Translator } from '../i18n/translator.ts'
import type { Crumb } from '../models/content/page-head.ts'

export function crumbsFromHome(t: Translator, ...crumbs: readonly Crumb[]): Crumb[] {
  return [{ label: t('common.home'), path: '/' }, ...crumbs]
}
