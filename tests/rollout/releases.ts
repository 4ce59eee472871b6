import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../../worker/tasks/install.mjs'

/** Files that the second release changes, so that most of its files have other names. */
const CHANGES = [
  { file: 'app/styles/base.css', from: 'html {', to: 'html {\n  --release: b;' },
  { file: 'app/i18n/messages/detail.json', from: '"Adicionar ao carrinho"', to: '"Adicionar ao carrinho "' },
  { file: 'app/entry.client.tsx', from: 'watchPanels()', to: "watchPanels()\nperformance.mark('release:b')" }
]

/** Builds two releases that differ. Returns the folders with their `build`. */
export async function buildReleases(folder: string): Promise<{ a: string; b: string }> {
  const a = root
  const b = join(folder, 'b')
  await build(a)
  copySources(b)
  for (const { file, from, to } of CHANGES) change(join(b, file), from, to)
  await build(b)
  return { a, b }
}

/** With an API of its own, the command prepares no local data. */
function build(release: string): Promise<void> {
  const env = { API_ORIGIN: 'http://127.0.0.1:9' }
  return run('node', [join(release, 'worker/tasks/store.ts'), '--build'], { cwd: release, env, quiet: true })
}

function copySources(to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const files = String(listed)
    .split('\n')
    .filter(file => file && !/^(tests|docs)\//.test(file))
  for (const file of files) cpSync(join(root, file), join(to, file))
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'))
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)} to change`)
  writeFileSync(file, text.replace(from, to))
}
