import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DataFiles, demoDataOf } from './demo-data.ts'
import type { SeedData } from './seed-data.ts'

let demo: SeedData | undefined

/** The demonstration store, read from data/ once. */
export function readDemo(): SeedData {
  demo ??= demoDataOf(readFiles())
  return demo
}

/** Contents of the data files by their paths in data/. An amount stays in one line. */
export function readFiles(): DataFiles {
  const cwd = join(import.meta.dirname, 'data')
  const names = globSync('**/*.yaml', { cwd })
  return Object.fromEntries(
    names.map(name => [name, readFileSync(join(cwd, name), 'utf8').replaceAll(/R\$ (?=\d)/g, 'R$\u00a0')])
  )
}
