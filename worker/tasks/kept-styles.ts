import type { Plugin } from 'vite'

/**
 * Keeps CSS modules that are imported only for their rules, for markup that the browser shows without its code. Vite
 * drops such imports as unused. The browser's build needs only the rules: see class-constants.ts.
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
