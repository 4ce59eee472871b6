import * as fc from 'fast-check'
import { test } from 'vitest'
import { toFacts } from '../product/product-facts.ts'
import { sanitizeHtml } from './html.ts'
import { plainText } from './plain-text.ts'

const PIECES = [
  '<',
  '>',
  '</',
  '<!',
  '<!--',
  '-->',
  '<?',
  'a',
  'A1',
  ' ',
  '"',
  "'",
  '=',
  '&',
  '&#',
  '(',
  ')',
  '|',
  '1%',
  '\n',
  '<a href=',
  ' href="',
  '<p ',
  '<script>',
  '</script ',
  '<style',
  '</title '
]

const READERS: [string, (text: string) => unknown][] = [
  ['sanitizeHtml', text => sanitizeHtml(text, ['https://www.loja.example'])],
  ['plainText', plainText],
  ['toFacts', factOf]
]

interface Pattern {
  start: string[]
  repeated: string[]
  end: string[]
}

const piece = fc.constantFrom(...PIECES)
const hostile = fc.record({
  start: fc.array(piece, { maxLength: 2 }),
  repeated: fc.array(piece, { minLength: 1, maxLength: 3 }),
  end: fc.array(piece, { maxLength: 2 })
})

test.each(READERS)('%s reads four times the text with four times the work', { timeout: 120_000 }, (_name, read) => {
  // The small size runs first and nothing is shrunk, so that quadratic work fails within seconds.
  for (const [size, numRuns] of [
    [5_000, 100],
    [50_000, 30]
  ] as const) {
    const isLinear = (pattern: Pattern) =>
      workOf(read, write(pattern, 4 * size)) < 9 * Math.max(workOf(read, write(pattern, size)), LEAST_WORK_MICROS)
    fc.assert(fc.property(hostile, isLinear), { numRuns, examples: KNOWN, endOnFailure: true })
  }
})

/** Inputs that once took quadratic time. */
const KNOWN: [Pattern][] = [
  [{ start: ['<'], repeated: ['a'], end: [] }],
  [{ start: [], repeated: ['<!'], end: [] }],
  [{ start: ['<script>'], repeated: ['</script '], end: [] }],
  [{ start: ['a'], repeated: [' '], end: [] }],
  [{ start: ['a'], repeated: ['(', '1%'], end: [')', 'a'] }]
]

/** Shorter times are noise of the clock and the garbage collector. */
const LEAST_WORK_MICROS = 2_000

/** CPU time of this thread, so that other processes do not count. The minimum of three runs. */
function workOf(read: (text: string) => unknown, text: string): number {
  const runs = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage()
    read(text)
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  })
  return Math.min(...runs)
}

function factOf(valor: string) {
  const row = { label: 'Sódio', valor, valorDiario: '' }
  return toFacts([{ nome: 'Informação nutricional', visivelSite: true, itens: [row] }])
}

function write({ start, repeated, end }: Pattern, length: number): string {
  const piece = repeated.join('')
  return start.join('') + piece.repeat(Math.ceil(length / piece.length)) + end.join('')
}
