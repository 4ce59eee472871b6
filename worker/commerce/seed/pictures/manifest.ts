import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NAME = '.manifest.json'

/** File under the output folder -> hash of what it was made from. */
export type Manifest = Record<string, string>

export async function readManifest(outDir: string): Promise<Manifest> {
  const text = await readFile(join(outDir, NAME), 'utf8').catch(() => '{}')
  const entries: [string, unknown][] = Object.entries(JSON.parse(text))
  return Object.fromEntries(entries.map(([file, hash]) => [file, String(hash)]))
}

export async function writeManifest(outDir: string, manifest: Manifest): Promise<void> {
  await writeFile(join(outDir, NAME), `${JSON.stringify(manifest, null, 1)}\n`)
}

/** Changes whenever a drawing's source changes, so that no version has to be counted up by hand. */
export async function templateVersion(): Promise<string> {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.ts')).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Removes what an earlier run made and no data asks for any more. */
export async function removeUnwanted(outDir: string, before: Manifest, wanted: Set<string>): Promise<number> {
  const unwanted = Object.keys(before).filter(file => !wanted.has(file))
  await Promise.all(unwanted.map(file => rm(join(outDir, file), { force: true })))
  return unwanted.length
}
