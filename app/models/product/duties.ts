import { unaccented } from '../store/unaccented.ts'
import type { FactTable } from './fact-table.ts'

export type Duty = keyof typeof LABELS

/** Labels of what CDC art. 31 and Anvisa ask of a product's page, in the order in which they are shown. */
const LABELS = {
  kind: /^(classificacao|tipo de produto|categoria do produto|classification|product type)$/,
  origin: /^(pais de origem|pais de fabricacao|origem|country of origin|origin|made in)$/,
  validity: /^(validade minima|prazo de validade|minimum validity|minimum shelf life|shelf life)$/,
  allergens: /^(alergenicos?|alergicos|alergenos?|contem alergenicos|allergens?|allergy advice)$/,
  notification: /\banvisa\b/
}
const DUTIES = Object.keys(LABELS) as Duty[]
/** RDC 843/2024: the words of the label, where the API has Portuguese ones. */
const NOTIFIED = 'Alimento notificado na Anvisa'
const LONGEST = 60

/** The fact of a product, empty where its API does not tell it. */
export function findDuty(facts: readonly FactTable[], duty: Duty): string {
  const rows = facts.flatMap(table => table.rows)
  return rows.find(({ label }) => dutyOf(label) === duty)?.value ?? ''
}

/** All of them in one table: that of the first. */
export function gatherDuties(tables: readonly FactTable[]): FactTable[] {
  const isDuty = ({ label }: FactTable['rows'][number]) => dutyOf(label) !== undefined
  const found = tables.flatMap(({ rows }) => rows.filter(isDuty))
  const home = tables.find(({ rows }) => rows.some(isDuty))
  const gathered = tables.map(table => {
    const others = table.rows.filter(row => !isDuty(row))
    return { title: table.title, rows: table === home ? [...sorted(found), ...others] : others }
  })
  return gathered.filter(({ rows }) => rows.length > 0)
}

function sorted(rows: FactTable['rows']): FactTable['rows'] {
  const ordered = DUTIES.flatMap(duty => rows.filter(({ label }) => dutyOf(label) === duty))
  return ordered.map(row => (/notific.*anvisa/i.test(row.label) ? { ...row, label: NOTIFIED } : row))
}

export function dutyOf(label: string): Duty | undefined {
  const plain = label.length <= LONGEST ? unaccented(label).replace(/:$/, '') : ''
  return DUTIES.find(duty => LABELS[duty].test(plain))
}
