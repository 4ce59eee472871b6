import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

export const RENDERER_FILE = fileURLToPath(
  new URL('cjs/react-dom-server.bun.production.js', import.meta.resolve('react-dom/package.json'))
)
/** In workerd this call leaves the JavaScript engine. React needs the count only for a limit that is infinite here. */
export const BYTE_LENGTH = 'Buffer.byteLength(chunk, "utf8")'

/** Takes the count out of React's text renderer (app/string-stream.server.ts). Fails when React counts otherwise. */
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
