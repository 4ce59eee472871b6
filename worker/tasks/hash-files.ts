import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './install.mjs'

export function hashFiles(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    if (existsSync(resolve(root, path))) addPath(hash, path)
  }
  return hash.digest('hex')
}

function addPath(hash: ReturnType<typeof createHash>, path: string): void {
  const full = resolve(root, path)
  const stats = statSync(full)
  if (stats.isDirectory()) {
    for (const name of readdirSync(full).sort()) addPath(hash, join(path, name))
    return
  }
  hash.update(`${path}\0`)
  hash.update(path.startsWith('public/media/') ? String(stats.size) : readFileSync(full))
}
