import type { Plugin } from 'vite'

const ROUTER_FILE = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
export const OWN_RELOAD = /window\.location\.reload\(\);/
/** The router ignores an error thrown here and would render a page without contents. So the module's component throws it. */
export const ASKS_FIRST =
  'if (window.dispatchEvent(new Event("chunk:failed", { cancelable: true }))) return { default() { throw error; } };'

/**
 * The router reloads the page whenever a route module fails to load: without a limit, also after a prefetch, also
 * offline. Spec 8 allows one reload in 60 s: app/shell/chunk-failure decides instead.
 * The build fails when the router's code has changed.
 */
export function chunkFailure(): Plugin {
  let isDone = false
  return {
    name: 'chunk-failure',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(source, id) {
      const code = withoutOwnReload(id, source)
      if (code === null) return null
      isDone = true
      return { code, map: null }
    },
    generateBundle() {
      if (!isDone) this.error('The router loads its modules in another way now: see worker/tasks/chunk-failure.ts')
    }
  }
}

export function withoutOwnReload(id: string, code: string): string | null {
  return ROUTER_FILE.test(id) && OWN_RELOAD.test(code) ? code.replace(OWN_RELOAD, ASKS_FIRST) : null
}
