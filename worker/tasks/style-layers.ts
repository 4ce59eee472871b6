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
      }
    }
  }
}

export function layered(id: string, code: string): string {
  const [, layer] = FOLDERS.find(([folder]) => folder.test(id)) ?? []
  return layer ? `@layer ${layer}{${code}}` : code
}

interface StyledChunk {
  name: string
  viteMetadata?: { importedCss: Set<string> }
}

/**
 * Every document links the shell's sheet for good. As the shell chunk's own it would also be one of each late chunk, and
 * be loaded again: React Router names a sheet that late chunks need in another way than Vite looks for it.
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
