import type { Plugin } from 'vite'

/** Calls that the build replaces in packages: see docs/private-behaviour.md. */
export const PATCHES = {
  /**
   * The router reloads the page whenever a route module fails to load: without a limit, also after a prefetch, also
   * offline. Spec 8 allows one reload in 60 s: app/shell/chunk-failure decides instead. The module's component throws the
   * error, because the router ignores one thrown here and would render a page without contents.
   */
  chunkFailure: {
    environment: 'client',
    file: 'node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js',
    call: 'window.location.reload();',
    replacement:
      'if (window.dispatchEvent(new Event("chunk:failed", { cancelable: true }))) return { default() { throw error; } };'
  }
}

/** The build fails when a package has changed. */
export function patches(): Plugin[] {
  return Object.entries(PATCHES).map(([name, { environment, file, call, replacement }]) => {
    let isDone = false
    return {
      name,
      enforce: 'pre',
      apply: 'build',
      applyToEnvironment: built => built.name === environment,
      transform(code, id) {
        if (!id.endsWith(file) || !code.includes(call)) return null
        isDone = true
        return { code: code.replaceAll(call, replacement), map: null }
      },
      generateBundle() {
        if (!isDone) this.error(`${file} has changed: see worker/tasks/patches.ts`)
      }
    }
  })
}
