import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'

const NAMES = '\0class-names:'
const IMPORT = /^import (\w+) from '([^']+\.module)\.css'/gm

/** Constants instead of one object with all names, which bundlers cannot tree-shake: the server alone uses most. */
export function classConstants(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'class-constants',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    configResolved: resolved => {
      config = resolved
    },
    transform(code, id) {
      const changed = withConstants(code, dirname(id))
      return changed === code ? null : { code: changed, map: null }
    },
    resolveId: id => (id.startsWith(NAMES) ? id : null),
    async load(id) {
      if (!id.startsWith(NAMES)) return null
      const sheet = `${id.slice(NAMES.length)}.css`
      const { modules = {} } = await preprocessCSS(await readFile(sheet, 'utf8'), sheet, config)
      return constantsOf(modules)
    }
  }
}

export function withConstants(code: string, folder: string): string {
  return code.replace(IMPORT, (_, name: string, sheet: string) => {
    const isComputed = code.includes(`${name}[`)
    const from = JSON.stringify(`${NAMES}${resolve(folder, sheet)}`)
    return `import '${sheet}.css'\nimport ${isComputed ? name : `* as ${name}`} from ${from}`
  })
}

/** A name may be a reserved word or have a hyphen. */
function constantsOf(names: Record<string, string>): string {
  const constants = Object.entries(names).map(
    ([name, unique], at) => `const c${at} = '${unique}'; export { c${at} as '${name}' }`
  )
  return [...constants, `export default ${JSON.stringify(names)}`].join('\n')
}
