import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { withFolder } from './command.ts'
import { askWrangler } from './wrangler.ts'

/** Limits of a Worker: https://developers.cloudflare.com/workers/platform/limits/. Sizes in MB after gzip. */
const FREE_MB = 3
const PAID_MB = 10
const STARTUP_MS = 1_000
const MB = 1024 * 1024

type WorkerFigures = Awaited<ReturnType<typeof measureWorker>>

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string } }[]
  samples: number[]
  /** Microseconds before each sample. */
  timeDeltas: number[]
}

/** Bundles a build as a deployment does, and starts it once in workerd. Needs no account. `config` is its wrangler.json. */
export function measureWorker(config: string) {
  return withFolder(async folder => {
    const profile = join(folder, 'startup.cpuprofile')
    const build = ['--config', config, '--env=']
    await askWrangler(['deploy', ...build, '--dry-run', '--outdir', join(folder, 'modules')])
    await askWrangler(['check', 'startup', ...build, '--outfile', profile])
    return {
      compressedBytes: gzipSync(readModules(join(folder, 'modules'))).length,
      startupMs: activeMs(JSON.parse(readFileSync(profile, 'utf8')))
    }
  })
}

export function judgeWorker({ compressedBytes, startupMs }: WorkerFigures) {
  const megabytes = compressedBytes / MB
  const size = `Compressed size ${megabytes.toFixed(2)} MB of ${FREE_MB} (free plan) or ${PAID_MB} (paid plan)`
  const startup = `Startup ${Math.round(startupMs)} ms of CPU here, of ${STARTUP_MS}`
  const needsPlan = megabytes > FREE_MB && megabytes <= PAID_MB
  return {
    lines: [needsPlan ? `${size}: the free plan refuses it` : size, startup],
    exceeded: [...(megabytes > PAID_MB ? [size] : []), ...(startupMs > STARTUP_MS ? [startup] : [])]
  }
}

export function activeMs({ nodes, samples, timeDeltas }: CpuProfile): number {
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id))
  const active = timeDeltas.filter((_, index) => !idle.has(samples[index] ?? -1))
  return active.reduce((sum, delta) => sum + delta, 0) / 1_000
}

/** Source maps are uploaded too, but do not count. */
function readModules(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const modules = files.filter(file => file.isFile() && !/\.map$|^README\.md$/.test(file.name))
  return Buffer.concat(modules.map(({ parentPath, name }) => readFileSync(join(parentPath, name))))
}
