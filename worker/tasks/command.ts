import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import * as v from 'valibot'
import { root } from './install.mjs'
import { askWrangler } from './wrangler.ts'

export const REMOTE = { remote: { type: 'boolean', default: false } } as const

export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

/** Wrangler's options for the data of one of the Workers. */
export function placeOf(remote: boolean, config: string): string[] {
  const persistTo = resolve(root, process.env.PERSIST_TO ?? '.wrangler/state')
  return ['--config', config, ...(remote ? ['--remote'] : ['--local', '--persist-to', persistTo])]
}

export type Row = Record<string, string | number | null>

const rowsSchema = v.tuple([
  v.object({ results: v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()]))) })
])

/** Prints a task's failure and sets the exit status. */
export async function report(task: Promise<void>): Promise<void> {
  await task.catch(error => {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  })
}

export async function askDatabase(sql: string, place: string[]): Promise<Row[]> {
  const text = await askWrangler(['d1', 'execute', 'seiva', '--json', '--yes', '--command', sql, ...place])
  return v.parse(rowsSchema, JSON.parse(text))[0].results
}

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'seiva-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
