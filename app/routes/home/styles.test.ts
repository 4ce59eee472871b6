import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const IMPORT = /^import (?!type)[^']*'(\.[^']+)'$/gm

test('a document has the styles of every section of home', () => {
  const named = stylesOf('app/routes/home/styles.ts')
  expect([...stylesOf('app/sections/home/home-view.tsx')].filter(file => !named.has(file))).toEqual([])
})

/** The sheets that a module and its static imports bring. */
function stylesOf(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file)) return new Set()
  met.add(file)
  const targets = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, target = '']) => join(dirname(file), target))
  const sheets = targets.filter(target => target.endsWith('.css'))
  const modules = targets.flatMap(target =>
    [target, `${target}.ts`, `${target}.tsx`].filter(path => /\.tsx?$/.test(path) && existsSync(path))
  )
  return new Set([...sheets, ...modules.flatMap(module => [...stylesOf(module, met)])])
}
