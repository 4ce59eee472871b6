import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Manifest, readManifest, removeUnwanted, templateVersion, writeManifest } from './manifest.ts'
import { type PictureJob, pictureJobs } from './picture-jobs.ts'
import { prepareVideo } from './video/prepare-video.ts'

export interface PrepareOptions {
  /** Where `/media/` is served from. */
  outDir: string
  log: (line: string) => void
}

const LOG_EVERY = 100

/** Draws every picture of the demonstration store that is missing or out of date, and deletes those no longer wanted. */
export async function preparePictures({ outDir, log }: PrepareOptions): Promise<{ made: number; kept: number }> {
  await mkdir(outDir, { recursive: true })
  const [before, version] = await Promise.all([readManifest(outDir), templateVersion()])
  const jobs = pictureJobs()
  const hashes = new Map(jobs.map(job => [job.file, `${version}-${job.input}`]))
  const stale = jobs.filter(({ file }) => before[file] !== hashes.get(file) || !existsSync(join(outDir, file)))
  const removed = await removeUnwanted(outDir, before, new Set(hashes.keys()))
  const done: Manifest = Object.fromEntries(Object.entries(before).filter(([file]) => hashes.has(file)))
  log(`pictures: ${stale.length} to draw, ${jobs.length - stale.length} kept, ${removed} removed`)
  const record = (file: string) => {
    done[file] = hashes.get(file) ?? ''
  }
  await drawAll(stale, outDir, record, log).finally(() => writeManifest(outDir, done))
  await prepareVideo({ outDir, log })
  return { made: stale.length, kept: jobs.length - stale.length }
}

async function drawAll(
  jobs: PictureJob[],
  outDir: string,
  record: (file: string) => void,
  log: PrepareOptions['log']
): Promise<void> {
  const queue = [...jobs]
  let drawn = 0
  const onDrawn = (file: string) => {
    record(file)
    drawn += 1
    if (drawn % LOG_EVERY === 0 || drawn === jobs.length) log(`pictures: ${drawn} of ${jobs.length}`)
  }
  const threads = Math.min(availableParallelism(), queue.length)
  await Promise.all(Array.from({ length: threads }, () => runThread(queue, outDir, onDrawn)))
}

/** One thread takes job after job until none is left. */
function runThread(queue: PictureJob[], outDir: string, onDrawn: (file: string) => void): Promise<void> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { workerData: outDir })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const next = () => {
    const job = queue.shift()
    if (job) worker.postMessage(job)
    else resolve()
  }
  worker.on('message', (file: string) => {
    onDrawn(file)
    next()
  })
  worker.on('error', error => {
    // The other threads finish what they have and take nothing more.
    queue.length = 0
    reject(error)
  })
  next()
  return promise.finally(() => worker.terminate())
}

if (import.meta.main) {
  const started = performance.now()
  const { made, kept } = await preparePictures({ outDir: process.argv[2] ?? 'public/media', log: console.log })
  console.log(`pictures: ${made} drawn, ${kept} kept in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
