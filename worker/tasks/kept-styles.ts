import type { Plugin } from 'vite'

/** Keeps CSS modules that are imported for their rules alone, which Vite drops as unused. */
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
