import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { drawPicture } from './draw-picture.ts'
import type { PictureJob } from './picture-jobs.ts'
import { renderPicture } from './render-picture.ts'

/** One thread of `prepare-pictures.ts`: a job in, its file's name out. */

const outDir = String(workerData)

// The threads share the cores already.
sharp.concurrency(1)

parentPort?.on('message', async ({ file, drawing }: PictureJob) => {
  const path = join(outDir, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(
    path,
    await renderPicture(drawPicture(drawing), file, drawing.kind === 'product' && drawing.view === 'back')
  )
  parentPort?.postMessage(file)
})
