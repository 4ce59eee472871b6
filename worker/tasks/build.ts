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

/** Returns the build's name, like `4f1c09a2be77` or `4f1c09a2be77-off`. A part of the page cache's keys. */
export async function prepareBuild(): Promise<string> {
  const hash = hashFiles(INPUTS)
  // The build has the settings of one environment of wrangler.toml.
  const choices = [process.env.SERVICE_WORKER, process.env.CLOUDFLARE_ENV].filter(Boolean)
  const inputs = [hash, ...choices].join(' ')
  const id = [hash.slice(0, 12), ...choices].join('-')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === inputs) return id
  say('Building the Worker and the client')
  await run('react-router', ['build', '--logLevel', 'warn'], { env: { VITE_BUILD_ID: id } })
  mkdirSync(resolve(root, 'build'), { recursive: true })
  writeFileSync(marker, inputs)
  return id
}
