import { expect, test } from 'vitest'
import { chunkGroups, chunkOf, type Modules } from './chunks.ts'

const MODULES = graph({
  'app/entry.client.tsx': ['app/shell/header.tsx', 'app/shell/deferred/deferred.tsx?'],
  'app/routes/home/route.tsx': ['app/sections/card.tsx', 'app/sections/hero.tsx'],
  'app/routes/search/route.tsx': ['app/sections/listing/listing-page.tsx'],
  'app/routes/catalog/route.tsx': [
    'app/routes/catalog/page.tsx',
    'app/sections/listing/listing-page.tsx?',
    'app/sections/product-detail/product-detail.tsx?'
  ],
  'app/sections/product-detail/product-detail.tsx': ['app/sections/product-detail/buy.tsx'],
  'app/sections/listing/listing-page.tsx': ['app/sections/card.tsx', 'app/models/content/link.ts'],
  'app/shell/deferred/deferred.tsx': ['app/models/content/link.ts', 'app/shell/toast.tsx']
})

test.each([
  ['app/shell/header.tsx', 'shell'],
  ['app/sections/card.tsx', 'shell'],
  ['app/sections/hero.tsx', null],
  ['app/routes/catalog/page.tsx', 'catalog'],
  ['app/sections/listing/listing-page.tsx', 'listing'],
  ['app/sections/product-detail/product-detail.tsx', 'product'],
  ['app/sections/product-detail/buy.tsx', 'product'],
  ['app/routes/catalog/route.tsx', null],
  ['app/models/content/link.ts', 'shell'],
  ['app/shell/toast.tsx', 'deferred'],
  ['app/forms/client-action.ts', 'shell'],
  ['/shop/node_modules/react/index.js', 'vendor']
])('%s is in the chunk %s', (id, chunk) => {
  expect(chunkOf(id, MODULES)).toBe(chunk)
})

test('a module is in one group', () => {
  const names = chunkGroups().map(({ name }) => name('app/sections/card.tsx', MODULES))
  expect(names.filter(Boolean)).toEqual(['shell'])
})

/** A module graph by imports. A trailing `?` marks a dynamic import. */
function graph(imports: Record<string, string[]>): Modules {
  const importersOf = (name: string) => Object.keys(imports).filter(id => imports[id]?.includes(name))
  return {
    getModuleInfo: id => ({
      isEntry: /entry\.client|app\/routes\/.*route\.tsx/.test(id),
      importers: importersOf(id),
      dynamicImporters: importersOf(`${id}?`)
    })
  }
}
