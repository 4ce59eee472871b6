import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Manifest, type ResolvedConfig } from 'vite'
import { withImports } from './client-files.ts'

/** Chunks that the worker precaches: what every page loads, and what loads later and must also work offline. */
export const KEPT = ['shell', 'deferred', 'cart-panel', 'start-panels', 'shopper-actions']

/** For React Router's `buildEnd`. Writes /sw.js at the root, so that it controls every page, and deletes Vite's manifests. */
export async function buildServiceWorker({ root, environments }: ResolvedConfig): Promise<void> {
  const client = resolve(root, environments.client?.build.outDir ?? '')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  await bundleWorker(client, shellFiles(manifest))
  for (const { build } of Object.values(environments))
    rmSync(resolve(root, build.outDir, '.vite'), { recursive: true, force: true })
}

/** When switched off, the file unregisters the worker that browsers already have. */
async function bundleWorker(outDir: string, files: string[]): Promise<void> {
  const input = process.env.SERVICE_WORKER === 'off' ? 'app/sw/no-service-worker.ts' : 'app/sw/service-worker.ts'
  const paths = files.map(file => `/${file}`)
  const output = { format: 'iife', entryFileNames: 'sw.js' } as const
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(hash(paths)), SHELL_FILES: JSON.stringify(paths) },
    build: { outDir, emptyOutDir: false, rolldownOptions: { input, output } }
  })
}

export function shellFiles(manifest: Manifest): string[] {
  const keys = withImports(
    manifest,
    KEPT.map(name => keyOf(manifest, name))
  )
  const chunks = [...keys].flatMap(key => manifest[key] ?? [])
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'))
  return [...new Set([...chunks, ...fonts].flatMap(({ file, css = [] }) => [file, ...css]))].sort()
}

function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find(each => manifest[each]?.name === name)
  if (!key) throw new Error(`The service worker keeps ${name}, which is no chunk of the build`)
  return key
}

function hash(paths: string[]): string {
  return createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 8)
}
