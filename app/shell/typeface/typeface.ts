import { writeStored } from '../../ui/local-storage'

const KEY = 'typeface'

/**
 * Inlined in the head of every document. Uses the typeface only if an earlier page has cached it. On a first visit its 20
 * kB would compete with the first picture and the scripts, and arrive after the first paint.
 */
export const USE_TYPEFACE = `try{if(localStorage.${KEY})document.documentElement.classList.add('typeface')}catch(e){}`

/** Caches the typeface for the next document. Skipped for a shop with its own font. */
export async function keepTypeface(): Promise<void> {
  if (!getComputedStyle(document.documentElement).getPropertyValue('--font').includes('Figtree')) return
  const faces = await document.fonts.load('1rem "Figtree Variable"').catch(() => [])
  if (faces.length > 0) writeStored(KEY, '1')
}
