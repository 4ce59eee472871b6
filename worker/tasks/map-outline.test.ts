import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OUTLINE_FILE, outlineSvg, shapesOf } from './map-outline.ts'

test('the map’s drawing is the one that its source makes', () => {
  expect(readFileSync(OUTLINE_FILE, 'utf8')).toBe(outlineSvg())
})

test('a path is read as closed lines, each relative to the start of the one before', () => {
  expect(shapesOf('m 1,2 3,0 0,-1e0 z m 10,10 1,1 z')).toEqual([
    [
      [1, 2],
      [4, 2],
      [4, 1]
    ],
    [
      [11, 12],
      [12, 13]
    ]
  ])
  expect(() => shapesOf('m 0,0 c 1,1 2,2 3,3 z')).toThrow('command')
})
