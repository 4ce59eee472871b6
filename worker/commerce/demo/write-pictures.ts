import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readImageHeader } from '../rules/image-header.ts'
import type { Pictures } from './pictures.ts'

const MEDIA = new URL('../../../public/media/', import.meta.url)
const MANIFEST = new URL('./pictures.json', import.meta.url)

/** The pictures of public/media/ with their sizes, sorted by path. */
export function readPictures(): Pictures {
  const files = readdirSync(MEDIA, { recursive: true, encoding: 'utf8' }).filter(file => /\.(webp|jpg)$/.test(file))
  return Object.fromEntries(files.sort().map(file => [file, sizeOf(file)]))
}

function sizeOf(file: string): { width: number; height: number } {
  const header = readImageHeader(readFileSync(new URL(file, MEDIA)))
  if (!header) throw new Error(`public/media/${file} is no whole picture`)
  return { width: header.width, height: header.height }
}

function writePictures(): void {
  const lines = Object.entries(readPictures()).map(
    ([file, { width, height }]) => `  ${JSON.stringify(file)}: { "width": ${width}, "height": ${height} }`
  )
  writeFileSync(MANIFEST, `{\n${lines.join(',\n')}\n}\n`)
}

if (import.meta.main) writePictures()
