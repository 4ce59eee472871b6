import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

export const RENDERER_FILE = fileURLToPath(
  new URL('cjs/react-dom-server.bun.production.js', import.meta.resolve('react-dom/package.json'))
)
/**
 * In workerd each call leaves the engine. Beside `progressiveChunkSize`, which has no limit here, the sum decides whether a
 * fallback that itself waits is still rendered: none does.
 */
export const BYTE_LENGTH = 'Buffer.byteLength(chunk, "utf8")'

/**
 * React's renderer that writes text (app/string-stream.server.ts) for the production build, without the one call that only
 * costs. A React that counts otherwise fails the build.
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
