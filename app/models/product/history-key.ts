/** Spec 3: the browser's storage holds what was looked at under this key. */
export const HISTORY_KEY = 'productHistory'
