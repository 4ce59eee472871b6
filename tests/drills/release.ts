import { cpSync, globSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../worker/tasks/install.mjs'

/** A copy of the Worker's build. Its client files are those of the build. Returns its folder. */
export function copyBuild(folder: string): string {
  const server = join(folder, 'server')
  cpSync(join(root, 'build/server'), server, { recursive: true })
  symlinkSync(join(root, 'build/client'), join(folder, 'client'))
  return server
}

/** Another release: each text is replaced in all its modules. */
export function rewrite(server: string, changes: readonly [from: string, to: string][]): void {
  for (const path of globSync('**/*.js', { cwd: server })) {
    const file = join(server, path)
    const before = readFileSync(file, 'utf8')
    const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before)
    if (after !== before) writeFileSync(file, after)
  }
}

/** Puts a module in front of the Worker, which imports it from `./release.js`. */
export function putInFront(server: string, module: string): void {
  renameSync(join(server, 'index.js'), join(server, 'release.js'))
  writeFileSync(join(server, 'index.js'), module)
}
