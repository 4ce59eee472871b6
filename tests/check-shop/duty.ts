import type { Page } from './page.ts'
import type { Shop } from './shop.ts'

/** `breach`: a page lacks what the law asks. `likely`: by its words it does. `look`: a person must look; no failure. */
export type Severity = 'breach' | 'likely' | 'look'

export interface Source {
  /** Law and article. */
  source: string
  /** Its date, or that of its last change for this duty. */
  sourceDate: string
}

export interface Failure {
  problem: string
  /** Where it fails, when that is not the page in question. */
  path?: string
  severity?: Severity
  /** Where it is not the duty's own. */
  source?: Source
}

/** A row of the table of duties. */
export interface Duty extends Source {
  id: string
  duty: string
  severity: Severity
  /** Judges a page of this shop. */
  ofPage?: (page: Page) => Failure[]
  /** Judges what one page cannot show. */
  ofShop?: (shop: Shop) => Failure[]
}

export interface Finding extends Source {
  duty: string
  severity: Severity
  problem: string
}

/** A failure for each condition that does not hold. */
export function unless(...wanted: [holds: unknown, problem: string, severity?: Severity][]): Failure[] {
  return wanted.flatMap(([holds, problem, severity]) => (holds ? [] : [{ problem, severity }]))
}
