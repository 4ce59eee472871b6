import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

export const RENDERER_FILE = fileURLToPath(
  new URL('cjs/react-dom-server.bun.production.js', import.meta.resolve('react-dom/package.json'))
)
/**
 * React's byte count of each chunk. In workerd every call leaves the JavaScript engine. React compares the sum with
 * `progressiveChunkSize`, which is unlimited here, and uses it to decide whether to render nested fallbacks: none exist.
 */
export const BYTE_LENGTH = 'Buffer.byteLength(chunk, "utf8")'

/**
 * React's text renderer (app/string-stream.server.ts) in the production build, without the byte count. The build
 * fails when React counts in another way.
 */
export function stringRenderer(): Plugin {
  return {
    name: 'string-renderer',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (id !== RENDERER_FILE) return null
      if (!code.includes(BYTE_LENGTH))
        this.error('React counts in another way now: see worker/tasks/string-renderer.ts')
      return { code: withoutByteLength(code), map: null }
    }
  }
}

export function withoutByteLength(code: string): string {
  return code.replaceAll(BYTE_LENGTH, 'chunk.length')
}
