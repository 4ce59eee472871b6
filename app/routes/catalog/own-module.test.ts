import { expect, test } from 'vitest'
import { withOwnModule } from './own-module.server.ts'

const files = (name: string, css: string[]) => ({
  id: name,
  module: `/assets/${name}.js`,
  imports: [`/assets/${name}-part.js`],
  css,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined
})

function contextOf(page: unknown) {
  const routes = {
    root: files('root', ['/assets/shell.css']),
    'routes/catalog/route': files('route', ['/assets/both.css#']),
    'routes/catalog/product-view': files('product', ['/assets/product.css#', '/assets/gallery.css']),
    'routes/catalog/listing-view': files('listing', ['/assets/listing.css'])
  }
  const loaderData = page === undefined ? {} : { 'routes/catalog/route': { page } }
  return {
    manifest: { routes, entry: { module: '', imports: [] }, url: '', version: '' },
    staticHandlerContext: { loaderData }
  }
}

function namedFor(page: unknown) {
  return withOwnModule(contextOf(page)).manifest.routes['routes/catalog/route']
}

test('a document lists the modules and styles of the view that it shows only', () => {
  expect(namedFor('product')).toMatchObject({
    module: '/assets/product.js',
    imports: ['/assets/product-part.js'],
    css: ['/assets/both.css#', '/assets/product.css', '/assets/gallery.css']
  })
  expect(namedFor('listing')).toMatchObject({
    module: '/assets/listing.js',
    css: ['/assets/both.css#', '/assets/listing.css']
  })
})

test.each([undefined, 'other', 7])('a page %j of no view, or of another route, is left as it is', page => {
  expect(namedFor(page)).toMatchObject({ module: '/assets/route.js', css: ['/assets/both.css#'] })
})
