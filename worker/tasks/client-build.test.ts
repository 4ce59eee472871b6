import { existsSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { KEPT, shellFiles } from './service-worker.ts'

test('the service worker’s first files exist', () => {
  expect([KEPT.entry, ...KEPT.later].filter(file => !existsSync(file))).toEqual([])
})

test('a file comes with its imports, its styles and the typeface', () => {
  const bundle = {
    entry: chunk('entry.js', [`/x/${KEPT.entry}`], ['vendor.js'], ['root.css']),
    'vendor.js': chunk('vendor.js', ['/x/react.js'], ['entry.js']),
    'home.js': chunk('home.js', ['/x/app/routes/home/route.tsx'], ['vendor.js']),
    'entry.js': chunk('entry.js', [`/x/${KEPT.entry}`], ['vendor.js'], ['root.css']),
    font: { type: 'asset', fileName: 'figtree.woff2' },
    icon: { type: 'asset', fileName: 'icons.svg' }
  }
  // Only the fields that shellFiles reads.
  expect(shellFiles(bundle as unknown as Rolldown.OutputBundle)).toEqual([
    'entry.js',
    'figtree.woff2',
    'root.css',
    'vendor.js'
  ])
})

function chunk(fileName: string, moduleIds: string[], imports: string[], styles: string[] = []) {
  return { type: 'chunk', fileName, moduleIds, imports, viteMetadata: { importedCss: new Set(styles) } }
}
