import { printable } from '../../worker/tasks/printable.ts'
import { claims } from './duties/claims.ts'
import { contradiction } from './duties/contradiction.ts'
import { identity, identityData, seller } from './duties/identity.ts'
import { frontLabel, nutrition } from './duties/nutrition.ts'
import { accessibility, accessLogs, adultAge, dataOfficer } from './duties/people.ts'
import { cashPrice, credit, discount, unitPrice } from './duties/prices.ts'
import { anvisa, productFacts, warnings } from './duties/product-facts.ts'
import { sameFacts } from './duties/same-facts.ts'
import { withdrawal } from './duties/withdrawal.ts'
import type { Duty, Failure, Finding } from './duty.ts'
import type { Page } from './page.ts'

const MAX_PROBLEM = 240

/** Every duty that the check knows, one a row. */
export const DUTIES: readonly Duty[] = [
  identity,
  identityData,
  seller,
  withdrawal,
  cashPrice,
  unitPrice,
  discount,
  credit,
  productFacts,
  warnings,
  claims,
  anvisa,
  nutrition,
  frontLabel,
  adultAge,
  dataOfficer,
  accessibility,
  accessLogs,
  sameFacts,
  contradiction
]

/** What fails on this page. */
export function judgePage(page: Page, duties: readonly Duty[] = DUTIES): Finding[] {
  return duties.flatMap(duty => duty.ofPage?.(page).map(failure => toFinding(duty, failure)) ?? [])
}

export function toFinding(duty: Duty, { problem, severity, source }: Failure): Finding {
  const { id, severity: usual, source: law, sourceDate } = duty
  return {
    duty: id,
    severity: severity ?? usual,
    problem: printable(problem, MAX_PROBLEM),
    ...(source ?? { source: law, sourceDate })
  }
}
