import '../../../i18n/messages/reviewForm.ts'
import type { TextKey, Translator } from '../../../i18n/translator.ts'

/** Spec 9. */
export const MAX_PICTURES = 2
export const MAX_PICTURE_MB = 5
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024
export const PICTURES_FIELD = 'anexos'
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

const PROBLEMS = {
  many: 'reviewForm.many',
  large: 'reviewForm.large',
  type: 'reviewForm.type',
  unreadable: 'reviewForm.unreadable',
  pixels: 'reviewForm.pixels'
} satisfies Record<string, TextKey>

export type PictureProblem = keyof typeof PROBLEMS

export function pictureWords(problem: PictureProblem, t: Translator): string {
  return t(PROBLEMS[problem], { size: MAX_PICTURE_MB })
}

/** Checks a file before it is decoded. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!PICTURE_TYPES.includes(type.toLowerCase())) return 'type'
  return size > MAX_PICTURE_BYTES ? 'large' : null
}

/** The upload size: neither side longer than `longest`, in whole pixels. */
export function fitInto({ width, height }: { width: number; height: number }, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
