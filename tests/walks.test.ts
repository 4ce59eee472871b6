import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

interface Step {
  file: string
  name: string
}

/** How many files each walk has, in the order of docs/request-lifecycle.md. */
const FILES = [20, 13, 15]

const walks = readFileSync('docs/request-lifecycle.md', 'utf8').split('\n### ').slice(1).map(toWalk)

test('each walk passes as many files as agreed', () => {
  expect(walks.map(({ steps }) => steps.length)).toEqual(FILES)
})

test.each(walks)('each file of the walk has its function: $title', ({ steps }) => {
  const missing = steps.filter(({ file, name }) => !new RegExp(`(function|const) ${name}\\b`).test(textOf(file)))
  expect(missing).toEqual([])
})

test.each(walks)('imports connect the files of the walk: $title', ({ steps }) => {
  const reached = new Set(steps.slice(0, 1))
  for (const one of reached)
    for (const other of steps) if (isImported(one, other) || isImported(other, one)) reached.add(other)
  expect(steps.filter(step => !reached.has(step))).toEqual([])
})

function toWalk(text: string) {
  const [title = ''] = text.split('\n')
  const steps = [...text.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|/gm)].map(([, file = '', name = '']) => ({
    file,
    name
  }))
  return { title, steps }
}

function isImported({ file }: Step, by: Step): boolean {
  const specifiers = textOf(by.file).matchAll(/(?:from |import\(?)\s*'(\.[^']+)'/g)
  return [...specifiers].some(([, specifier = '']) => join(dirname(by.file), specifier) === file)
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8')
}
