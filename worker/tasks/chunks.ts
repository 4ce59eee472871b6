interface Module {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

export interface Modules {
  getModuleInfo(id: string): Module | null
}

/** Entry points that import a module. The first match counts; other dynamic imports count as `late`. */
const STARTS: [RegExp, string][] = [
  [/app\/(entry\.client|root)\.tsx/, 'every'],
  [/app\/routes\/home\/route\.tsx/, 'home'],
  [/app\/routes\/catalog\/route\.tsx/, 'catalog'],
  [/app\/sections\/listing\/listing-page\.tsx/, 'listing'],
  [/app\/sections\/product-detail\/product-detail\.tsx/, 'product'],
  [/app\/routes\//, 'page'],
  [/app\/stores\/shopper-actions\.ts/, 'shopper'],
  [/app\/shell\/deferred\/deferred\.tsx/, 'deferred'],
  [/app\/sections\/promo-popup\/promo-popup\.tsx/, 'popup'],
  [/app\/sections\/product-detail\/.*\/(subscription-fields|combination)\.tsx/, 'product-later'],
  [/app\/sections\/product-detail\/.*\/(reviews|questions|request-form)\.tsx/, 'product-near'],
  [/app\/sections\/product-detail\/.*\/shipping-form\.tsx/, 'shipping'],
  [/app\/shell\/(side-cart|cep-dialog)\//, 'cart'],
  [/app\/sections\/listing\/empty-listing\.tsx/, 'listing-late'],
  [/app\/sections\/product-detail\//, 'product-late']
]

/** Each chunk takes the modules that earlier chunks left over, so that no page loads a chunk for another page only. */
const CHUNKS: [string, (from: Starts) => boolean][] = [
  [
    'shell',
    from =>
      from.has('every') ||
      (from.has('home') && hasAny(from, VIEWS)) ||
      (hasAny(from, ['home', ...VIEWS]) && hasAny(from, BY_INTERACTION))
  ],
  [
    'catalog',
    from => from.has('catalog') || (from.has('listing') && (from.has('product') || from.has('product-later')))
  ],
  ['cards', from => from.has('listing') && hasAny(from, LATE)],
  ['listing', from => from.has('listing')],
  ['forms', from => from.has('product') && (from.has('page') || (from.has('cart') && !from.has('late')))],
  ['buy', from => from.has('product') && hasAny(from, LATE)],
  ['product', from => from.has('product')],
  ['shared', from => from.has('page') && hasAny(from, BY_INTERACTION)],
  ['fields', from => from.has('page') && from.has('product-later')],
  ['sent-forms', from => from.has('page') && from.has('popup')],
  ['shopper-actions', from => from.has('shopper')],
  ['deferred', from => from.has('deferred')],
  ['promo-popup', from => from.has('popup')],
  ['product-later', from => from.has('product-later')],
  ['shipping', from => from.has('shipping') && from.has('cart')],
  ['shipping-form', from => from.has('shipping')],
  ['product-near', from => from.has('product-near')]
]

type Starts = ReadonlySet<string>

function hasAny(from: Starts, names: string[]): boolean {
  return names.some(name => from.has(name))
}

/** What a shopper opens. */
const LATE = ['late', 'cart']
const VIEWS = ['catalog', 'listing', 'product']
/** Loaded by every page at its first interaction. */
const BY_INTERACTION = ['deferred', 'shopper']

/** Rolldown assigns groups in order: each takes its modules and their imports, unless an earlier group has them. */
export function chunkGroups() {
  const known = new Map<string, string | null>()
  const nameOf = (id: string, modules: Modules) => {
    const name = known.get(id) ?? chunkOf(id, modules)
    known.set(id, name)
    return name
  }
  return ['vendor', ...CHUNKS.map(([name]) => name)].map(chunk => ({
    debugName: chunk,
    name: (id: string, modules: Modules) => (nameOf(id, modules) === chunk ? chunk : null)
  }))
}

const VENDOR =
  /rolldown\/runtime\.js$|node_modules\/(react|react-dom|react-router|scheduler|valtio|proxy-compare|rosetta|dlv|templite)\//

/** A few lines that products, listings and form pages share. They are in the shell, to avoid a chunk of their own. */
const FORM_ACTION = /app\/forms\/client-action\.ts$/

/** An entry that loads a view as soon as it runs: other pages have the chunk of its parts. */
const CATALOG_ROUTE = /app\/routes\/catalog\/route\.tsx/

export function chunkOf(id: string, modules: Modules): string | null {
  if (VENDOR.test(id)) return 'vendor'
  if (FORM_ACTION.test(id)) return 'shell'
  if (CATALOG_ROUTE.test(id)) return null
  const from = startsOf(id, modules)
  return CHUNKS.find(([, isIn]) => isIn(from))?.[0] ?? null
}

function startsOf(id: string, modules: Modules): Set<string> {
  const seen = new Set([id])
  const starts = new Set<string>()
  for (const each of seen) {
    const module = modules.getModuleInfo(each)
    if (module?.isEntry || module?.dynamicImporters.length)
      starts.add(STARTS.find(([path]) => path.test(each))?.[1] ?? 'late')
    for (const importer of module?.importers ?? []) seen.add(importer)
  }
  return starts
}
