import type { Commerce } from './context.ts'
import type { Database } from './queries/database.ts'
import { knownObjects } from './queries/reviews.ts'

type Store = Pick<Commerce, 'images' | 'media'>

const WIDEST_PIXELS = 1_600
/** Spec 9: image default format webp, quality 80. */
const OUTPUT = { format: 'image/webp', quality: 80, anim: false } as const

/** Re-encoding removes metadata and appended data. Null, with nothing stored, when a picture cannot be decoded. */
export async function storePictures(store: Store, folder: string, images: Uint8Array<ArrayBuffer>[]) {
  const drawn = await drawAll(store, images)
  if (!drawn) return null
  const objects = drawn.map((_, index) => `${REVIEWS}${folder}/${index + 1}.webp`)
  const httpMetadata = { contentType: OUTPUT.format }
  const puts = drawn.map((bytes, index) => store.media.put(objects[index] ?? '', bytes, { httpMetadata }))
  try {
    await Promise.all(puts)
  } catch (error) {
    await Promise.allSettled(puts)
    await deletePictures(store, objects)
    throw error
  }
  return objects
}

export async function deletePictures({ media }: Pick<Store, 'media'>, objects: string[]): Promise<void> {
  if (objects.length > 0) await media.delete(objects)
}

/** Deletes stored pictures whose review was never stored, because the Worker may end in between. */
export async function sweepPictures(db: Database, media: R2Bucket, now: number): Promise<void> {
  let cursor: string | undefined
  do {
    const page = await media.list({ prefix: REVIEWS, ...(cursor && { cursor }) })
    const old = page.objects.filter(object => object.uploaded.getTime() < now - ORPHAN_AGE_MS).map(({ key }) => key)
    const known = await knownObjects(db, old)
    const orphans = old.filter(key => !known.has(key))
    await deletePictures({ media }, orphans)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
}

const REVIEWS = 'reviews/'
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000

/** One at a time: two pictures of 24 megapixels do not fit into a Worker's memory. */
async function drawAll({ images: binding }: Store, images: Uint8Array<ArrayBuffer>[]): Promise<ArrayBuffer[] | null> {
  const drawn: ArrayBuffer[] = []
  try {
    for (const image of images) {
      const result = await binding
        .input(new Blob([image]).stream())
        .transform({ width: WIDEST_PIXELS, height: WIDEST_PIXELS, fit: 'scale-down' })
        .output(OUTPUT)
      drawn.push(await result.response().arrayBuffer())
    }
  } catch (error) {
    console.warn(JSON.stringify({ event: 'review-picture-refused', message: String(error).split('\n', 1)[0] }))
    return null
  }
  return drawn
}
