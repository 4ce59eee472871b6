import { readStored } from '../../ui/local-storage'

/** Recorded when the typeface is in the browser's cache. */
export const KEY = 'typeface'

/** Inlined in every head. On a first visit the typeface's 20 kB would compete with the first picture and the scripts. */
export const USE_TYPEFACE = `try{if(localStorage.${KEY})document.documentElement.classList.add('${KEY}')}catch(e){}`

export function showTypeface(): void {
  if (readStored(KEY)) document.documentElement.classList.add(KEY)
}
