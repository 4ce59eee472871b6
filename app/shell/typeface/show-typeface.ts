import { readStored } from '../../ui/local-storage.ts'
import { MAIN_ID } from '../page-changes/main-id.ts'

/** Recorded when the typeface is in the browser's cache. */
export const KEY = 'typeface'

/** Inlined in every head. On a first visit the typeface's 20 kB would compete with the first picture and the scripts. */
export const USE_TYPEFACE = `try{if(localStorage.${KEY})document.documentElement.classList.add('${KEY}')}catch(e){}`

/** Changes the page's content only. In the header, other letter widths would move the links. */
export function showTypeface(): void {
  if (readStored(KEY)) document.getElementById(MAIN_ID)?.classList.add(KEY)
}
