import fc from 'fast-check'

/** A text that is `repeated` between `start` and `end`. */
export interface Pattern {
  start: string[]
  repeated: string[]
  end: string[]
}

interface Inputs {
  pieces: readonly string[]
  /** Inputs that once took quadratic time. */
  known: readonly Pattern[]
  sizes: readonly number[]
}

/** Fails when four times the text takes much more than four times the work. */
export function expectLinear(read: (text: string) => unknown, { pieces, known, sizes }: Inputs): void {
  // Measured again, because other processes share the caches of the processor.
  const isLinear = (size: number) => (pattern: Pattern) => [1, 2, 3].some(() => grows(read, pattern, size) < 9)
  // The small size runs first and nothing is shrunk, so that quadratic work fails within seconds.
  for (const [index, size] of sizes.entries()) {
    const examples = known.map((pattern): [Pattern] => [pattern])
    fc.assert(fc.property(hostile(pieces), isLinear(size)), {
      numRuns: index === 0 ? 100 : 30,
      examples,
      endOnFailure: true
    })
  }
}

/** How many times as much work four times the text is. */
function grows(read: (text: string) => unknown, pattern: Pattern, size: number): number {
  return workOf(read, write(pattern, 4 * size)) / Math.max(workOf(read, write(pattern, size)), LEAST_WORK_MICROS)
}

function hostile(pieces: readonly string[]) {
  const piece = fc.constantFrom(...pieces)
  return fc.record({
    start: fc.array(piece, { maxLength: 2 }),
    repeated: fc.array(piece, { minLength: 1, maxLength: 3 }),
    end: fc.array(piece, { maxLength: 2 })
  })
}

/** Shorter times are noise of the garbage collector and of the clock, which may count in ticks of 4 ms. */
const LEAST_WORK_MICROS = 8_000

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

function write({ start, repeated, end }: Pattern, length: number): string {
  const piece = repeated.join('')
  return start.join('') + piece.repeat(Math.ceil(length / piece.length)) + end.join('')
}
