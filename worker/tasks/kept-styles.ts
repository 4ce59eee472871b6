import type { Plugin } from 'vite'

/**
 * A CSS module that is imported for its rules alone stays with who imports it: the styles of what a document shows without
 * its code. Vite takes such an import for unused. In the browser's build a sheet has rules alone: see class-constants.ts.
 */
export function keptStyles(): Plugin {
  return {
    name: 'kept-styles',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.module.css')) return null
      const isRulesAlone = this.environment.mode === 'build' && this.environment.name === 'client'
      return { code: isRulesAlone ? '' : code, map: null, moduleSideEffects: 'no-treeshake' }
    }
  }
}
