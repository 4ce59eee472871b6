/** A KV key is `file:/assets/shell-Bx3.js`. `npm run deploy` writes it. */
export const FILE_PREFIX = 'file:'
