import '../../../i18n/messages/reviewForm'
import type { Translator } from '../../../i18n/translator'
import { MAX_PICTURE_MB, type PictureProblem } from './pictures'

export function pictureWords(problem: PictureProblem, t: Translator): string {
  if (problem === 'many') return t('reviewForm.many')
  if (problem === 'large') return t('reviewForm.large', { size: MAX_PICTURE_MB })
  if (problem === 'type') return t('reviewForm.type')
  return problem === 'pixels' ? t('reviewForm.pixels') : t('reviewForm.unreadable')
}
