type SqlValue = string | number | boolean | null
export type Row = Record<string, SqlValue>

/** D1's limit for a statement is 100 KB; the rest is reserved for its own wrapper. */
const STATEMENT_BYTES = 90_000
/** D1 runs out of memory on a statement with many thousand short rows. */
const STATEMENT_ROWS = 2000

/** Multi-row inserts for one table, each under 90 KB and 2,000 rows. All rows have the same columns in the same order. */
export function insertRows(table: string, rows: Row[]): string[] {
  const [first] = rows
  if (!first) return []
  const head = `INSERT INTO ${table} (${Object.keys(first).join(', ')}) VALUES\n`
  return packed(rows.map(tuple), STATEMENT_BYTES - head.length).map(tuples => head + tuples.join(',\n'))
}

export function literal(value: SqlValue): string {
  if (value === null) return 'NULL'
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return numberLiteral(value)
  return `'${value.replaceAll("'", "''")}'`
}

function tuple(row: Row): string {
  return `(${Object.values(row).map(literal).join(', ')})`
}

function numberLiteral(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`A seed number is not finite: ${value}`)
  return String(value)
}

function packed(tuples: string[], limit: number): string[][] {
  const packs: string[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const text of tuples) {
    const bytes = new TextEncoder().encode(text).length + 2
    if (size + bytes > limit || packs.at(-1)?.length === STATEMENT_ROWS) {
      packs.push([])
      size = 0
    }
    packs.at(-1)?.push(text)
    size += bytes
  }
  return packs
}
