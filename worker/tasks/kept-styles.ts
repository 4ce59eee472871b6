import type { Plugin } from 'vite'

/** Keeps CSS modules that are imported for their rules alone, which Vite drops as unused. */
export function keptStyles(): Plugin {
  return {
    name: 'kept-styles',
    enforce: 'post',
    transform: (code, id) =>
      id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null
  }
}
