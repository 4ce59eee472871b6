import { fitInto, type PictureProblem } from './pictures.ts'

const LONGEST_SIDE = 1_600
/** Browsers cannot draw larger pictures; no camera takes them. */
const MAX_SIDE = 16_384
const QUALITY = 0.85

/**
 * Scales a picture for upload, applies its orientation and drops its metadata. The data URL serves as the preview.
 * Accepts every format that the browser can decode.
 */
export async function scalePicture(
  file: Blob
): Promise<{ dataUrl: string; picture: Blob } | { problem: PictureProblem }> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return { problem: 'unreadable' }
  try {
    if (Math.max(bitmap.width, bitmap.height) > MAX_SIDE) return { problem: 'pixels' }
    const dataUrl = draw(bitmap)
    return { dataUrl, picture: toBlob(dataUrl) }
  } catch {
    return { problem: 'unreadable' }
  } finally {
    bitmap.close()
  }
}

/** JPEG, because every browser can encode it. It has no transparency. */
function draw(bitmap: ImageBitmap): string {
  const canvas = document.createElement('canvas')
  const { width, height } = fitInto(bitmap, LONGEST_SIDE)
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const dataUrl = canvas.toDataURL('image/jpeg', QUALITY)
  // A canvas that is too large returns an empty data URL.
  if (!dataUrl.startsWith('data:image/jpeg')) throw new Error('nothing drawn')
  return dataUrl
}

/** Decodes by hand, because the content security policy forbids fetching data URLs. */
function toBlob(dataUrl: string): Blob {
  const [, base64 = ''] = dataUrl.split(',')
  return new Blob([Uint8Array.from(atob(base64), byte => byte.charCodeAt(0))], { type: 'image/jpeg' })
}
