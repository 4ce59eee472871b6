import type { Plugin } from 'vite'

/** The first match wins. The layers' precedence is set in app/styles/layers.css. */
const FOLDERS: [RegExp, string][] = [
  [/\/app\/styles\/layers\.css$/, ''],
  [/\/app\/styles\//, 'base'],
  [/\/node_modules\//, 'vendor'],
  [/\/app\/ui\//, 'ui'],
  [/\/app\/forms\//, 'parts'],
  [/\/app\/sections\//, 'sections'],
  [/\/app\/shell\//, 'shell'],
  [/\/app\/routes\//, 'routes']
]

export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? { code: layered(id, code), map: null } : null),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const item of Object.values(bundle))
          if (item.type === 'asset' && item.fileName.endsWith('.css')) item.source = merged(String(item.source))
        const shell = Object.values(bundle).find(({ fileName }) => /\/shell-[^/]+\.css$/.test(fileName))
        if (shell?.type !== 'asset' || !/^@layer [a-z, ]+;/.test(String(shell.source)))
          this.error('The first style sheet does not begin with the order of the layers')
      }
    }
  }
}

export function layered(id: string, code: string): string {
  const [, layer] = FOLDERS.find(([folder]) => folder.test(id)) ?? []
  return layer ? `@layer ${layer}{${code}}` : code
}

export function merged(css: string): string {
  const layers = new Map<string, string>()
  let outside = ''
  let at = 0
  for (const match of css.matchAll(/@layer (\w+)\{/g)) {
    const start = match.index + match[0].length
    const end = closing(css, start)
    const name = match[1] ?? ''
    outside += css.slice(at, match.index)
    layers.set(name, (layers.get(name) ?? '') + css.slice(start, end))
    at = end + 1
  }
  outside += css.slice(at)
  return outside + [...layers].map(([name, rules]) => `@layer ${name}{${rules}}`).join('')
}

function closing(css: string, start: number): number {
  const marks = /"[^"]*"|'[^']*'|[{}]/g
  marks.lastIndex = start
  for (let depth = 1, mark = marks.exec(css); mark; mark = marks.exec(css)) {
    if (mark[0] === '{') depth += 1
    if (mark[0] === '}') depth -= 1
    if (depth === 0) return mark.index
  }
  throw new Error('A layer in a style sheet has no end')
}
