import type { Plugin } from 'vite'

const ROUTER_FILE = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
export const OWN_RELOAD = /window\.location\.reload\(\);/
/** The router passes over an error of this function, and would show a page without a content: the page itself says what happened. */
export const ASKS_FIRST =
  'if (window.dispatchEvent(new Event("chunk:failed", { cancelable: true }))) return { default() { throw error; } };'

/**
 * The router reloads the page itself whenever a page's module cannot be loaded: as often as that happens, also when it
 * was only prefetched, also without a connection. Spec 8 allows one reload in 60 s: app/shell/chunk-failure decides instead.
 * A router that does it otherwise fails the build.
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

/** Null for every other file. */
export function withoutOwnReload(id: string, code: string): string | null {
  return ROUTER_FILE.test(id) && OWN_RELOAD.test(code) ? code.replace(OWN_RELOAD, ASKS_FIRST) : null
}
