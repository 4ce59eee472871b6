/** A row of a check's table: one call or one page, and what is wrong with it. */
export interface Row<Found> {
  /** The call with method, path and query, or the address. */
  call: string
  /** Groups rows that are of one kind. */
  family: string
  status: number
  ms: number
  findings: Found[]
}

/** A row for a finding that concerns several calls. */
export function lineAbout<Found>(what: string, finding: Found): Row<Found> {
  return { call: `(${what})`, family: what, status: 0, ms: 0, findings: [finding] }
}
