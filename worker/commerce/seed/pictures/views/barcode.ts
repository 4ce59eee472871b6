import type { Outline } from '../draw/geometry.ts'
import { rectangle } from '../draw/outlines.ts'

const LEFT_ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011'
]
const PARITY = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO']
const GUARD = '101'
const MIDDLE = '01010'

/** The 95 modules of an EAN-13 (GS1 general specifications, 5.2.1), as dark rectangles. */
export function barcode(ean: string, x: number, y: number, module: number, height: number): Outline {
  return [...eanModules(ean)].flatMap((dark, index) =>
    dark === '1' ? rectangle({ x: x + index * module, y, width: module, height }) : []
  )
}

function eanModules(ean: string): string {
  const digits = Array.from(ean, Number)
  const parity = PARITY[digits[0] ?? 0] ?? ''
  const left = digits.slice(1, 7).map((digit, index) => leftModules(digit, parity[index] === 'E'))
  const right = digits.slice(7, 13).map(digit => inverted(LEFT_ODD[digit] ?? ''))
  return GUARD + left.join('') + MIDDLE + right.join('') + GUARD
}

/** Even parity is the right-hand code read backwards. */
function leftModules(digit: number, even: boolean): string {
  const odd = LEFT_ODD[digit] ?? ''
  return even ? Array.from(inverted(odd)).reverse().join('') : odd
}

function inverted(modules: string): string {
  return Array.from(modules, module => (module === '1' ? '0' : '1')).join('')
}
