const KEY = 'typeface'

/**
 * Stands in the head of every document: the typeface is used where an earlier page has brought it into the browser's cache. On a
 * first visit its 20 kB would compete with the first picture and the scripts, and come too late for the first paint.
 */
export const USE_TYPEFACE = `try{if(localStorage.${KEY})document.documentElement.classList.add('typeface')}catch(e){}`

/** Brings it into the cache, for the next document. A shop with a font of its own has no use for it. */
export async function keepTypeface(): Promise<void> {
  if (!getComputedStyle(document.documentElement).getPropertyValue('--font').includes('Figtree')) return
  const faces = await document.fonts.load('1rem "Figtree Variable"').catch(() => [])
  try {
    if (faces.length > 0) localStorage.setItem(KEY, '1')
  } catch {
    // Storage is blocked: the page after this one is as this one.
  }
}
