import type { Plugin } from 'vite'

/** The first that matches. Their order of precedence stands in app/styles/layers.css. */
const FOLDERS: [RegExp, string][] = [
  [/\/app\/styles\/layers\.css$/, ''],
  [/\/app\/styles\//, 'base'],
  [/\/node_modules\//, 'vendor'],
  [/\/app\/ui\//, 'ui'],
  [/\/app\/sections\/form-field\//, 'parts'],
  [/\/app\/sections\//, 'sections'],
  [/\/app\/shell\//, 'shell'],
  [/\/app\/routes\//, 'routes']
]

/**
 * Puts each style sheet into the cascade layer of its folder, and lets the client's entry have the shell's sheet:
 * see docs/decisions/024.
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? { code: layered(id, code), map: null } : null),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
        const styles = moveShellStyles(chunks)
        const sheet = bundle[styles]
        if (sheet?.type !== 'asset' || !/^@layer [a-z, ]+;/.test(String(sheet.source)))
          this.error('The first style sheet does not begin with the order of the layers')
        for (const item of Object.values(bundle))
          if (item.type === 'asset' && item.fileName.endsWith('.css')) item.source = merged(String(item.source))
      }
    }
  }
}

export function layered(id: string, code: string): string {
  const [, layer] = FOLDERS.find(([folder]) => folder.test(id)) ?? []
  return layer ? `@layer ${layer}{${code}}` : code
}

/** Merges the blocks of each layer into one. Rules outside any layer come first. */
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

/** Where the block ends whose rules begin there. */
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

interface StyledChunk {
  name: string
  viteMetadata?: { importedCss: Set<string> }
}

/**
 * Every document links the shell's sheet. As the shell chunk's sheet it would also belong to each late chunk and
 * load twice: React Router's link has a `#` that Vite's preload helper does not look for.
 */
export function moveShellStyles(chunks: StyledChunk[]): string {
  const of = (name: string) => chunks.find(chunk => chunk.name === name)?.viteMetadata?.importedCss
  const [from, to] = [of('shell'), of('entry.client')]
  const [file = ''] = from ?? []
  if (!file || !to) throw new Error('The chunks have other names now: see worker/tasks/style-layers.ts')
  from?.clear()
  to.add(file)
  return file
}
