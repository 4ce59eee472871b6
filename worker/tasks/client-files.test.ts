import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readClientFiles, viewsIn } from './client-files.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a build’s style sheets and scripts are listed by address', () => {
  writeFileSync(join(folder, 'root-1.css'), 'a{color:red}\n')
  writeFileSync(join(folder, 'root-1.js'), 'let a')
  expect(readClientFiles(folder)).toEqual({
    sheets: { '/assets/root-1.css': 'a{color:red}' },
    sizes: { '/assets/root-1.js': 5 },
    facades: {}
  })
})

test('a build without sheets fails, and so does one whose sheet would end its style element', () => {
  expect(() => readClientFiles(folder)).toThrow('the client is built first')
  writeFileSync(join(folder, 'root-1.css'), 'a::before{content:"</STYLE>"}')
  expect(() => readClientFiles(folder)).toThrow('would end the style element')
})

test('a facade is an entry that imports its chunk and does nothing else', () => {
  writeFileSync(join(folder, 'root-1.css'), 'a{color:red}')
  writeFileSync(join(folder, 'entry-1.js'), 'import"./shell-2.js";\n')
  writeFileSync(join(folder, 'root-1.js'), 'export{a as default}from"./shell-2.js";')
  writeFileSync(join(folder, 'home-1.js'), 'import"./shell-2.js";start()')
  expect(readClientFiles(folder).facades).toEqual({ '/assets/entry-1.js': '/assets/shell-2.js' })
})

test('a view has the files that its chunk imports, home’s its styles alone, and a build without a view fails', () => {
  const route = { file: 'assets/route.js', imports: ['_catalog.js'] }
  const catalog = { file: 'assets/catalog.js', dynamicImports: ['_product.js', '_listing.js', 'app/other.ts'] }
  const manifest = {
    'app/routes/catalog/route.tsx?query': route,
    '_catalog.js': catalog,
    '_product.js': { file: 'assets/product.js', name: 'product', imports: ['_buy.js'], css: ['assets/product.css'] },
    '_buy.js': { file: 'assets/buy.js', css: ['assets/buy.css'] },
    '_listing.js': { file: 'assets/listing.js', name: 'listing' },
    'app/routes/home/route.tsx': { file: 'assets/home.js', dynamicImports: ['app/home-view.tsx'] },
    'app/home-view.tsx': { file: 'assets/view.js', name: 'home-view', imports: ['_buy.js'], css: ['assets/view.css'] }
  }
  expect(viewsIn(manifest)).toEqual({
    product: { modules: ['/assets/product.js', '/assets/buy.js'], css: ['/assets/product.css', '/assets/buy.css'] },
    listing: { modules: ['/assets/listing.js'], css: [] },
    'home-view': { modules: [], css: ['/assets/view.css'] }
  })
  expect(() => viewsIn({ ...manifest, '_listing.js': { file: '', name: 'list' } })).toThrow('no chunk named listing')
})
