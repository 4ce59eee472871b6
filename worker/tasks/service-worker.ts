import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'

/** What the worker precaches: what every page loads, and what loads later and must also work offline. */
export const KEPT = {
  entry: 'app/entry.client.tsx',
  later: [
    'app/shell/deferred/deferred.tsx',
    'app/shell/side-cart/cart-panel.tsx',
    'app/shell/panels/start-panels.ts',
    'app/stores/browser-api.ts',
    'app/stores/shopper-actions.ts'
  ]
}

/** Emits /sw.js with the client's build. It is served from the root, because a worker controls only addresses below its own. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const source = await bundleWorker(shellFiles(bundle))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    }
  }
}

/** When switched off, the file unregisters the worker that browsers already have. */
async function bundleWorker(files: string[]): Promise<string> {
  const input = process.env.SERVICE_WORKER === 'off' ? 'app/sw/no-service-worker.ts' : 'app/sw/service-worker.ts'
  const paths = files.map(file => `/${file}`)
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(hash(paths)), SHELL_FILES: JSON.stringify(paths) },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } }
  })
  return codeOf(result)
}

function codeOf(result: Awaited<ReturnType<typeof build>>): string {
  const [built] = Array.isArray(result) ? result : [result]
  const chunk = built && 'output' in built ? built.output[0] : null
  if (!chunk) throw new Error('The service worker came out empty')
  return chunk.code
}

export function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const sources = [KEPT.entry, ...KEPT.later]
  for (const item of Object.values(bundle)) {
    if (item.type === 'asset' && item.fileName.endsWith('.woff2')) files.add(item.fileName)
    if (item.type === 'chunk' && item.moduleIds.some(id => sources.some(source => id.endsWith(source)))) {
      addChunk(item.fileName, bundle, files)
    }
  }
  return [...files].sort()
}

function addChunk(fileName: string, bundle: Rolldown.OutputBundle, files: Set<string>): void {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || files.has(fileName)) return
  files.add(fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  for (const imported of chunk.imports) addChunk(imported, bundle, files)
}

function hash(paths: string[]): string {
  return createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 8)
}
