import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { hashFiles } from './hash-files.ts'
import { root, run, say } from './install.mjs'

const INPUTS = [
  'app',
  'worker',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'wrangler.toml',
  'tsconfig.json'
]
const marker = resolve(root, 'build/.inputs')

export async function prepareBuild(): Promise<void> {
  const inputs = `${hashFiles(INPUTS)} ${process.env.SERVICE_WORKER ?? ''}`.trim()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === inputs) return
  say('Building the Worker and the client')
  await run('react-router', ['build', '--logLevel', 'warn'], { env: { VITE_BUILD_ID: idOf(inputs) } })
  mkdirSync(resolve(root, 'build'), { recursive: true })
  writeFileSync(marker, inputs)
}

/** `4f1c09a2be77` or `4f1c09a2be77-off`. A part of the page cache's keys. */
function idOf(inputs: string): string {
  const [hash = '', serviceWorker] = inputs.split(' ')
  return [hash.slice(0, 12), serviceWorker].filter(Boolean).join('-')
}
