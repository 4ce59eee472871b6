import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { takeFiles } from './document-files.server.ts'

const sizes = { '/assets/vendor.js': 300, '/assets/cards.js': 40 }
const facades = {}
const views = { product: { modules: ['/assets/product.js'], css: ['/assets/product.css'] } }
const sheets = { '/assets/shell.css': 'a{}', '/assets/home.css': 'b{}', '/assets/other.css': 'c{}' }

test('a document has the styles of its routes, each sheet once and in order', () => {
  const { files } = takeFiles(contextOf('root', 'home'), { sheets, sizes, facades, views })
  expect(files.css).toBe('a{}b{}')
  // With the mark of the browser's manifest, and without it as Vite names the sheet.
  expect(files.sheets).toEqual(['/assets/shell.css', '/assets/home.css#', '/assets/home.css'])
})

test('a document lists its modules once, the largest first, and React Router repeats none', () => {
  const { files, context } = takeFiles(contextOf('root', 'home'), { sheets, sizes, facades, views })
  const small = ['/assets/manifest.js', '/assets/entry.js', '/assets/root.js', '/assets/home.js']
  expect(files.modules).toEqual(['/assets/vendor.js', '/assets/cards.js', ...small])
  const { entry, routes } = context.manifest
  expect(entry.imports).toEqual([])
  expect(routes.home).toMatchObject({ css: [], imports: [], module: '/assets/home.js' })
  expect(routes.other).toEqual(contextOf().manifest.routes.other)
})

test('the entry’s chunk is requested without its facade', () => {
  const { files, context } = takeFiles(contextOf('root'), {
    sheets,
    sizes,
    facades: { '/assets/entry.js': '/assets/vendor.js' },
    views
  })
  expect(context.manifest.entry.module).toBe('/assets/vendor.js')
  expect(files.modules).not.toContain('/assets/entry.js')
})

test('a catalogue document names the files of the view that it shows, and no other document does', () => {
  const files = { sheets: { ...sheets, '/assets/product.css': 'p{}' }, sizes, facades, views }
  const context = contextOf('root', 'routes/catalog/route')
  const shows = (page: unknown) => {
    const loaderData = { 'routes/catalog/route': page }
    return takeFiles({ ...context, staticHandlerContext: { ...context.staticHandlerContext, loaderData } }, files).files
  }
  expect(shows({ page: 'product' })).toMatchObject({ css: 'a{}p{}', sheets: expect.arrayContaining(views.product.css) })
  expect(shows({ page: 'product' }).modules).toContain('/assets/product.js')
  for (const page of [{ page: 'other' }, null, 7]) expect(shows(page).modules).not.toContain('/assets/product.js')
})

test('home has the styles of its view, which a document shows without its code', () => {
  const css = ['/assets/view.css']
  const files = {
    sheets: { ...sheets, '/assets/view.css': 'v{}' },
    sizes,
    facades,
    views: { 'home-view': { modules: [], css } }
  }
  expect(takeFiles(contextOf('root', 'routes/home/route'), files).files.css).toBe('a{}v{}')
  expect(takeFiles(contextOf('root', 'home'), files).files.css).toBe('a{}b{}')
})

test('a sheet without a text stays a link', () => {
  const { files, context } = takeFiles(contextOf('root', 'home'), {
    sheets: { '/assets/shell.css': 'a{}' },
    sizes,
    facades,
    views
  })
  expect(files).toMatchObject({ css: 'a{}', sheets: ['/assets/shell.css'] })
  expect(context.manifest.routes.home?.css).toEqual(['/assets/home.css#'])
})

function contextOf(...ids: string[]) {
  const routes = {
    root: routeOf('root', ['/assets/vendor.js'], ['/assets/shell.css']),
    home: routeOf('home', ['/assets/vendor.js', '/assets/cards.js'], ['/assets/shell.css', '/assets/home.css#']),
    other: routeOf('other', [], ['/assets/other.css'])
  }
  const entry = { module: '/assets/entry.js', imports: ['/assets/vendor.js'] }
  const manifest = { url: '/assets/manifest.js', version: '1', entry, routes }
  return { manifest, staticHandlerContext: { matches: ids.map(id => ({ route: { id } })), loaderData: {} } }
}

function routeOf(id: string, imports: string[], css: string[]): EntryContext['manifest']['routes'][string] {
  return {
    id,
    module: `/assets/${id}.js`,
    imports,
    css,
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined
  }
}
