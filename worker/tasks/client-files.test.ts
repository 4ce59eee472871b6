import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSheets, readSizes } from './client-files'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('the sheets and the scripts of a build by their address', () => {
  writeFileSync(join(folder, 'root-1.css'), 'a{color:red}\n')
  writeFileSync(join(folder, 'root-1.js'), 'let a')
  expect(readSheets(folder)).toEqual({ '/assets/root-1.css': 'a{color:red}' })
  expect(readSizes(folder)).toEqual({ '/assets/root-1.js': 5 })
})

test('a build without sheets fails, and so does one whose sheet would end its style element', () => {
  expect(() => readSheets(folder)).toThrow('the client is built first')
  writeFileSync(join(folder, 'root-1.css'), 'a::before{content:"</STYLE>"}')
  expect(() => readSheets(folder)).toThrow('would end the style element')
})
