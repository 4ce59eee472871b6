import type { Plugin } from 'vite'

/**
 * A CSS module that is imported for its rules alone stays with who imports it: the styles of what a document shows without
 * its code. Vite takes such an import for unused.
 */
export function keptStyles(): Plugin {
  return {
    name: 'kept-styles',
    enforce: 'post',
    transform(code, id) {
      return id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null
    }
  }
}
