import { writeStored } from '../../ui/local-storage.ts'
import { KEY } from './show-typeface.ts'

export async function keepTypeface(): Promise<void> {
  if (!getComputedStyle(document.documentElement).getPropertyValue('--font').includes('Figtree')) return
  const faces = await document.fonts.load('1rem "Figtree Variable"').catch(() => [])
  if (faces.length > 0) writeStored(KEY, '1')
}
