import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What each part may import: folders of the project (most specific first) and packages. */
const RULES: Record<string, { own: string[]; packages: RegExp }> = {
  'app/contract': { own: [], packages: /^valibot$/ },
  // Only types of schema.org.
  'app/models': { own: ['app/contract', 'app/i18n', 'app/links'], packages: /^schema-dts$/ },
  'app/api': { own: ['app/contract', 'app/models', 'app/i18n', 'app/context'], packages: /^react-router$/ },
  'app/loaders': {
    own: ['app/api', 'app/contract', 'app/models', 'app/i18n', 'app/context'],
    packages: /^(react-router|schema-dts)$/
  },
  'app/i18n': { own: [], packages: /^(rosetta|react)$/ },
  'app/middleware': { own: ['app/api/page-error'], packages: /^react-router$/ },
  'app/ui': { own: ['app/models/content/image'], packages: /^react$/ },
  'app/stores': {
    own: ['app/api', 'app/links', 'app/models', 'app/contract', 'app/i18n', 'app/ui/first-interaction'],
    packages: /^(valtio(\/.*)?|react)$/
  },
  'app/forms': {
    own: ['app/api', 'app/hex', 'app/i18n', 'app/models', 'app/ui'],
    packages: /^(react|react-router|valibot)$/
  },
  'app/sections': {
    own: ['app/forms', 'app/links', 'app/ui', 'app/models', 'app/i18n', 'app/stores', 'app/api'],
    packages: /^(react|react-dom|react-router|valibot|photoswipe(\/.*)?)$/
  },
  'app/shell': {
    own: [
      'app/loaders',
      'app/forms',
      'app/links',
      'app/sections',
      'app/ui',
      'app/models',
      'app/i18n',
      'app/stores',
      'app/api',
      'app/context',
      'app/styles'
    ],
    packages:
      /^(react|react-dom(\/client)?|react-router|photoswipe(\/.*)?|web-vitals|colorjs\.io\/fn|@fontsource-variable\/figtree\/files\/.*)$/
  },
  'app/routes': {
    own: [
      'app/middleware',
      'app/loaders',
      'app/forms',
      'app/links',
      'app/pages',
      'app/sections',
      'app/shell',
      'app/ui',
      'app/models',
      'app/i18n',
      'app/stores',
      'app/api',
      'app/context'
    ],
    packages: /^(react|react-router|valibot)$/
  },
  'worker/edge': {
    own: [
      'app/context',
      'app/i18n/language',
      'app/api/cart',
      'app/api/client',
      'app/api/failure',
      'app/api/page-error',
      'app/contract/birth',
      'app/contract/cache-policies',
      'app/contract/cart',
      'app/contract/cart-write',
      'app/contract/endpoints',
      'app/contract/failure-body',
      'app/contract/product-detail',
      'app/links',
      'app/pages',
      'app/models/content/link',
      'app/models/product/adult-mark',
      'app/models/product/age-gate',
      'app/models/product/page-age',
      'app/models/shopper/age-on',
      'app/models/shopper/account-paths',
      'app/models/shopper/campaign',
      'app/models/shopper/campaign-cookie',
      'app/models/content/canonical-path',
      'app/models/shopper/consent',
      'app/models/content/image',
      'app/models/content/passed-path',
      'app/models/product/share-picture',
      'app/models/shopper/tracking-parameters',
      'worker/checkout',
      'worker/client-network',
      'worker/cookies',
      'app/hex',
      'app/models/cart/zipcode-call',
      'app/routes/resources/crawler-file.server',
      'worker/env',
      'worker/upstream'
    ],
    packages: /^(hono(\/.*)?|@resvg\/resvg-wasm(\/index_bg\.wasm)?|isbot|toucan-js|valibot|node:(buffer|crypto|zlib))$/
  },
  'worker/commerce': {
    own: ['app/contract', 'app/hex', 'worker/client-network', 'worker/cookies'],
    packages: /^(hono(\/.*)?|valibot|@react-router\/cloudflare|react-router|yaml|cloudflare:workers|node:.*)$/
  }
}

const ALIAS = /(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g
const files = globSync('{app,worker}/**/*.{ts,tsx}').filter(file => !/\.test\.tsx?$|\.d\.m?ts$/.test(file))

describe('import rules', () => {
  test('are checked for the whole tree', () => {
    expect(files.length).toBeGreaterThan(100)
    for (const part of Object.keys(RULES))
      expect(
        files.some(file => file.startsWith(`${part}/`)),
        part
      ).toBe(true)
  })

  test.each(Object.keys(RULES))('%s imports only what its room may', part => {
    const rule = RULES[part]
    const broken = files
      .filter(file => file.startsWith(`${part}/`))
      .flatMap(file => importsOf(file).map(target => ({ file, target })))
      .filter(({ target }) => !isAllowed(target, part, rule?.own ?? [], rule?.packages ?? /^$/))
    expect(broken.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  })

  test('the app imports neither the Worker, Hono nor the runtime', () => {
    const broken = files
      .filter(file => file.startsWith('app/'))
      .flatMap(file => importsOf(file).map(target => `${file} -> ${target}`))
      .filter(line => / -> (worker\/|hono|cloudflare:)/.test(line))
    expect(broken).toEqual([])
  })

  test('the Worker imports nothing of the demonstration', () => {
    const broken = files
      .filter(file => !/^worker\/(tasks|commerce\/demo)\//.test(file))
      .flatMap(file => valueImports(file).map(target => `${file} -> ${target}`))
    expect(broken.filter(line => line.includes('-> worker/commerce/demo/'))).toEqual([])
  })

  test('no route imports a sibling, nothing imports tests', () => {
    const broken = files.flatMap(file =>
      importsOf(file)
        .filter(target => target.startsWith('tests/') || isSiblingRoute(file, target))
        .map(target => `${file} -> ${target}`)
    )
    expect(broken).toEqual([])
  })

  test('no imports form a cycle, type imports included', () => {
    expect(findCycle()).toEqual([])
  })

  test('no file is a barrel, and no folder is named utils or the like', () => {
    expect(files.filter(file => /\/(utils|lib|helpers|common)(\/|\.)/.test(file))).toEqual([])
    expect(
      files.filter(file => /(^|\/)index\.tsx?$/.test(file) && !/^worker\/(commerce\/)?index\.ts$/.test(file))
    ).toEqual([])
  })

  test('the top level has only the entries of the architecture', () => {
    const folders = globSync('*/').map(name => name.replace(/\/$/, ''))
    const known = [
      'app',
      'worker',
      'public',
      'tests',
      'docs',
      'node_modules',
      'build',
      'test-results',
      'playwright-report'
    ]
    expect(folders.filter(name => !known.includes(name))).toEqual([])
  })
})

/** Project files as paths from the root without extension; packages by name. Types count too. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(ALIAS)].map(([, target = '']) =>
    target.startsWith('.') ? join(dirname(file), target).replace(/\.(ts|tsx|mjs)$/, '') : target
  )
}

function isAllowed(target: string, part: string, own: string[], packages: RegExp): boolean {
  if (/^(\.react-router|app\/.*\/\+types)|\+types\//.test(target) || /\.(css|svg(\?.*)?)$/.test(target)) return true
  if (!/^(app|worker|tests|public)\//.test(target)) return packages.test(target)
  return target.startsWith(`${part}/`) || own.some(allowed => target === allowed || target.startsWith(`${allowed}/`))
}

function isSiblingRoute(file: string, target: string): boolean {
  if (!file.startsWith('app/routes/') || !target.startsWith('app/routes/')) return false
  return file.split('/')[2] !== target.split('/')[2]
}

function findCycle(): string[] {
  const graph = new Map(files.map(file => [file.replace(/\.tsx?$/, ''), importsOf(file)]))
  const done = new Set<string>()
  function visit(node: string, trail: string[]): string[] {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node]
    if (done.has(node)) return []
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...trail, node])
      if (cycle.length > 0) return cycle
    }
    done.add(node)
    return []
  }
  for (const node of graph.keys()) {
    const cycle = visit(node, [])
    if (cycle.length > 0) return cycle
  }
  return []
}

/** Imports that exist at run time. */
function valueImports(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/import type [\s\S]*?from\s+['"][^'"]+['"]/g, '')
  return [...text.matchAll(ALIAS)]
    .map(([, target = '']) => (target.startsWith('.') ? join(dirname(file), target).replace(/\.tsx?$/, '') : ''))
    .filter(Boolean)
}
