import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { withFolder } from '../command.ts'
import { askWrangler } from '../wrangler.ts'

/** A Worker of the account. `config` is the file that wrangler reads: wrangler.toml, or the build's wrangler.json. */
export interface Target {
  name: string
  config: string
}

/** The versions that answer shoppers: one, or two that share the requests. */
export interface Deployment {
  message: string
  versions: { id: string; percentage: number }[]
}

const deploymentsSchema = v.array(
  v.object({
    annotations: v.optional(v.object({ 'workers/message': v.optional(v.string(), '') }), {}),
    versions: v.array(v.object({ version_id: v.string(), percentage: v.number() }))
  })
)

const versionSchema = v.object({ resources: v.object({ bindings: v.array(v.object({ type: v.string() })) }) })

/** Code of the API for a Worker that the account does not have. */
const NO_WORKER = '10007'

/** The last deployments, newest first. Empty when there is no such Worker. */
export async function readDeployments(target: Target): Promise<Deployment[]> {
  const text = await askWrangler(['deployments', 'list', '--json', ...place(target)]).catch(error => {
    if (String(error).includes(NO_WORKER)) return '[]'
    throw error
  })
  const listed = v.parse(deploymentsSchema, JSON.parse(text))
  return listed.reverse().map(({ annotations, versions }) => ({
    message: annotations['workers/message'] ?? '',
    versions: versions.map(({ version_id, percentage }) => ({ id: version_id, percentage }))
  }))
}

/** True for the empty Worker that `wrangler secret put` creates before the first deployment. */
export async function isEmptyWorker(target: Target, version: string): Promise<boolean> {
  const text = await askWrangler(['versions', 'view', version, '--json', ...place(target)])
  const { bindings } = v.parse(versionSchema, JSON.parse(text)).resources
  return bindings.every(({ type }) => type === 'secret_text')
}

/** Returns the new version's id. No request reaches it yet. */
export function uploadVersion(target: Target, message: string): Promise<string> {
  return makeVersion(['versions', 'upload', '--message', message, ...place(target)])
}

/** Uploads and deploys for everybody at once, with routes and schedules. Returns the version's id. */
export function deployAtOnce(target: Target, message: string): Promise<string> {
  return makeVersion(['deploy', '--message', message, ...place(target)])
}

/** `shares` are like `ID@5`. */
export async function deployVersions(target: Target, shares: string[], message: string): Promise<void> {
  await askWrangler(['versions', 'deploy', ...shares, '--yes', '--message', message, ...place(target)])
}

/** Routes, domains and schedules belong to no version. */
export async function deployTriggers(target: Target): Promise<void> {
  await askWrangler(['triggers', 'deploy', ...place(target)])
}

/** The build has the settings of one environment, and no other to choose from. */
function place({ config }: Target): string[] {
  return ['--config', config, ...(config.endsWith('.json') ? ['--env='] : [])]
}

const madeSchema = v.object({ version_id: v.string() })

function makeVersion(args: string[]): Promise<string> {
  return withFolder(async folder => {
    const file = join(folder, 'output.ndjson')
    await askWrangler(args, { WRANGLER_OUTPUT_FILE_PATH: file })
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const made = lines.map(line => v.safeParse(madeSchema, JSON.parse(line))).find(({ success }) => success)
    if (!made?.success) throw new Error(`wrangler ${args.slice(0, 2).join(' ')} named no version`)
    return made.output.version_id
  })
}
