import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readClientFiles } from './client-files.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a build’s style sheets and scripts are listed by address', () => {
  writeFileSync(join(folder, 'root-1.css'), 'a{color:red}\n')
  writeFileSync(join(folder, 'root-1.js'), 'let a')
  expect(readClientFiles(folder)).toEqual({
    sheets: { '/assets/root-1.css': 'a{color:red}' },
    sizes: { '/assets/root-1.js': 5 },
    facades: {}
  })
})

test('a build without sheets fails, and so does one whose sheet would end its style element', () => {
  expect(() => readClientFiles(folder)).toThrow('the client is built first')
  writeFileSync(join(folder, 'root-1.css'), 'a::before{content:"</STYLE>"}')
  expect(() => readClientFiles(folder)).toThrow('would end the style element')
})

test('a facade is an entry that imports its chunk and does nothing else', () => {
  writeFileSync(join(folder, 'root-1.css'), 'a{color:red}')
  writeFileSync(join(folder, 'entry-1.js'), 'import"./shell-2.js";\n')
  writeFileSync(join(folder, 'root-1.js'), 'export{a as default}from"./shell-2.js";')
  writeFileSync(join(folder, 'home-1.js'), 'import"./shell-2.js";start()')
  expect(readClientFiles(folder).facades).toEqual({ '/assets/entry-1.js': '/assets/shell-2.js' })
})
