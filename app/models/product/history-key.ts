/** Spec 3: key of the viewed history in browser storage. */
export const HISTORY_KEY = 'productHistory'
