import type { WireCaracteristica } from '../../contract/product.ts'
import { toCautions } from './cautions.ts'
import { gatherDuties } from './duties.ts'
import { toTable } from './fact-table.ts'
import { isNutrition, toNutrition } from './nutrition.ts'

/** Reads `caracteristicas`. Nutrition facts are separate: they are shown as the table that the law prescribes. */
export function toFacts(groups: readonly WireCaracteristica[], origins: readonly string[] = []) {
  const shown = groups.filter(({ visivelSite, itens }) => visivelSite !== false && itens.length > 0)
  const nutrition = shown.find(isNutrition)
  const others = shown.filter(group => group !== nutrition)
  const facts = gatherDuties(others.map(group => toTable(group, origins)))
  return { nutrition: nutrition ? toNutrition(nutrition) : null, facts, ...toCautions(facts, Boolean(nutrition)) }
}
