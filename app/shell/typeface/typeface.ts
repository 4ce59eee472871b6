import { writeStored } from '../../ui/local-storage'

const KEY = 'typeface'

/** Inlined in every head. On a first visit the typeface's 20 kB would compete with the first picture and the scripts. */
export const USE_TYPEFACE = `try{if(localStorage.${KEY})document.documentElement.classList.add('typeface')}catch(e){}`

export async function keepTypeface(): Promise<void> {
  if (!getComputedStyle(document.documentElement).getPropertyValue('--font').includes('Figtree')) return
  const faces = await document.fonts.load('1rem "Figtree Variable"').catch(() => [])
  if (faces.length > 0) writeStored(KEY, '1')
}
