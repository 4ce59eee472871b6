import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { IMAGE_QUALITY, IMAGE_WIDTHS } from '../../app/models/content/image.ts'

interface Folders {
  /** Has `media`, with the shop's pictures. */
  files: string
  /** The client's build. Gets `img/{width}/media/…`. */
  client: string
  /** Keeps what was drawn, by content. */
  kept: string
}

/**
 * Draws the shop's own pictures in the widths that pages ask for, so that a deployment serves them as files.
 * Pictures that are no webp are left to the Worker: a file's ending decides its type.
 */
export async function drawPictures({ files, client, kept }: Folders): Promise<void> {
  const pictures = globSync('media/**/*.webp', { cwd: files })
  const waiting = pictures.values()
  async function work(): Promise<void> {
    for (const picture of waiting) {
      const folder = await draw(readFileSync(join(files, picture)), kept)
      const drawn = readdirSync(folder).map(name => Number.parseInt(name, 10))
      for (const width of IMAGE_WIDTHS) {
        const to = join(client, 'img', String(width), picture)
        mkdirSync(dirname(to), { recursive: true })
        copyFileSync(join(folder, `${Math.min(width, Math.max(...drawn))}.webp`), to)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** Returns the folder with a picture's widths, none of which is wider than the picture. */
async function draw(picture: Buffer, kept: string): Promise<string> {
  const folder = join(kept, createHash('sha1').update(`${IMAGE_QUALITY} ${IMAGE_WIDTHS}`).update(picture).digest('hex'))
  if (existsSync(folder)) return folder
  mkdirSync(kept, { recursive: true })
  // Renamed when it is complete: an interrupted run leaves nothing half drawn.
  const partial = mkdtempSync(join(kept, 'partial-'))
  const { width: own } = await sharp(picture).metadata()
  for (const width of new Set(IMAGE_WIDTHS.map(width => Math.min(width, own))))
    await sharp(picture)
      .resize({ width })
      .webp({ quality: IMAGE_QUALITY })
      .toFile(join(partial, `${width}.webp`))
  // Two pictures may be the same.
  if (existsSync(folder)) rmSync(partial, { recursive: true })
  else renameSync(partial, folder)
  return folder
}
