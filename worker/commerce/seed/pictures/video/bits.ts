/** Writes H.264 syntax elements, most significant bit first. */
export interface BitWriter {
  /** An unsigned number of fixed width, `u(n)`. */
  fixed(value: number, width: number): void
  /** An unsigned Exp-Golomb code, `ue(v)`. */
  unsigned(value: number): void
  /** A signed Exp-Golomb code, `se(v)`. */
  signed(value: number): void
  /** Zero bits up to the next byte. */
  align(): void
  bytes(values: Uint8Array): void
  /** Closes with the stop bit of a payload. */
  finish(): Uint8Array
}

export function createBitWriter(): BitWriter {
  const out: number[] = []
  let byte = 0
  let filled = 0
  function bit(value: number): void {
    byte = (byte << 1) | value
    filled += 1
    if (filled < 8) return
    out.push(byte)
    byte = 0
    filled = 0
  }
  function fixed(value: number, width: number): void {
    for (let place = width - 1; place >= 0; place--) bit(Math.floor(value / 2 ** place) & 1)
  }
  function unsigned(value: number): void {
    const width = Math.floor(Math.log2(value + 1))
    fixed(0, width)
    fixed(value + 1, width + 1)
  }
  function align(): void {
    while (filled) bit(0)
  }
  return {
    fixed,
    unsigned,
    signed: value => unsigned(value > 0 ? value * 2 - 1 : -value * 2),
    align,
    bytes: values => {
      for (const value of values) out.push(value)
    },
    finish: () => {
      bit(1)
      align()
      return Uint8Array.from(out)
    }
  }
}
