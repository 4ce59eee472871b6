import { expect, test } from 'vitest'
import { KEPT, shellFiles } from './service-worker.ts'

test('the service worker keeps chunks with their imports, their styles and the typeface', () => {
  const kept = KEPT.map(name => [
    `_${name}.js`,
    { name, file: `${name}.js`, imports: ['_vendor.js'], css: ['root.css'] }
  ])
  const manifest = {
    ...Object.fromEntries(kept),
    '_vendor.js': { file: 'vendor.js', imports: ['_shell.js'] },
    'app/routes/home/route.tsx': { file: 'home.js', imports: ['_vendor.js'] },
    'figtree.woff2': { file: 'figtree.woff2' },
    'icons.svg': { file: 'icons.svg' }
  }
  const files = [...KEPT.map(name => `${name}.js`), 'figtree.woff2', 'root.css', 'vendor.js']
  expect(shellFiles(manifest)).toEqual(files.sort())
  const { '_shell.js': _, ...others } = manifest
  expect(() => shellFiles(others)).toThrow('keeps shell, which is no chunk')
})
