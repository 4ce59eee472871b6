import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROUTINE_VIDEO } from '../picture-names.ts'
import type { PrepareOptions } from '../prepare-pictures.ts'
import { rasterOf } from '../render-picture.ts'
import { type Frame, frameOf, wiped } from './frame.ts'
import { keyFrame, nextFrame, pictureParameters, sequenceParameters } from './h264.ts'
import { mp4File } from './mp4.ts'
import { routineScenes, VIDEO } from './routine-scenes.ts'

const FRAMES_PER_SECOND = 24
const HOLD_FRAMES = 60
/** Columns of blocks that a change of scene uncovers with each frame. */
const WIPE_COLUMNS = 2

/** Makes the store's short video, unless the one that is there shows the same scenes. */
export async function prepareVideo({ outDir, log }: PrepareOptions): Promise<void> {
  const path = join(outDir, ROUTINE_VIDEO)
  const scenes = routineScenes()
  const stamp = createHash('sha256').update(scenes.join('')).digest('hex')
  const known = await readFile(`${path}.hash`, 'utf8').catch(() => '')
  if (known === stamp && existsSync(path)) return
  const stills: Frame[] = []
  for (const scene of scenes) stills.push(await still(scene))
  await mkdir(dirname(path), { recursive: true })
  const file = encode(stills)
  await writeFile(path, file)
  await writeFile(`${path}.hash`, stamp)
  log(`video: ${(file.length / 1e6).toFixed(1)} MB`)
}

async function still(svg: string): Promise<Frame> {
  const { data } = await rasterOf(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return frameOf(data, VIDEO.width, VIDEO.height)
}

function encode(stills: Frame[]): Uint8Array {
  const frames = timeline(stills)
  const units = frames.map((frame, index) => {
    const before = frames[index - 1]
    return before ? nextFrame(frame, before, index) : keyFrame(frame)
  })
  return mp4File({
    ...VIDEO,
    framesPerSecond: FRAMES_PER_SECOND,
    sequence: sequenceParameters(VIDEO),
    picture: pictureParameters(),
    frames: units
  })
}

/** Each still is held, then wiped over by the next from the left. */
function timeline(stills: Frame[]): Frame[] {
  return stills.flatMap((frame, index) => {
    const held = Array.from({ length: HOLD_FRAMES }, () => frame)
    const next = stills[index + 1]
    if (!next) return held
    const steps = Math.ceil(frame.columns / WIPE_COLUMNS) - 1
    return [...held, ...Array.from({ length: steps }, (_, step) => wiped(frame, next, (step + 1) * WIPE_COLUMNS))]
  })
}
