import type { WireVisit } from '../../contract/history.ts'
import type { MapContext } from '../store/map-context.ts'
import { type ProductCard, toProductCards } from './product-card.ts'

/** Spec 9: viewed history, up to 15 products, valid 3 days. */
export const MAX_VISITS = 15
export const VISIT_AGE_MS = 259_200_000

export function validVisits(visits: readonly WireVisit[], now: number): WireVisit[] {
  const valid = visits.filter(({ timestamp }) => timestamp <= now && now - timestamp <= VISIT_AGE_MS)
  const newest = new Map<number, WireVisit>()
  for (const visit of valid.toSorted((a, b) => b.timestamp - a.timestamp)) {
    if (!newest.has(visit.id)) newest.set(visit.id, visit)
  }
  return [...newest.values()].slice(0, MAX_VISITS)
}

export function withVisit(visits: readonly WireVisit[], visit: WireVisit): WireVisit[] {
  return validVisits([visit, ...visits], visit.timestamp)
}

export function visitedCards(visits: readonly WireVisit[], current: number, context: MapContext): ProductCard[] {
  const others = visits.filter(({ id }) => id !== current)
  const unknown = { caracteristicas: [], url: '', link: '', slug: '' }
  const wires = others.map(visit => ({ ...visit, ...unknown, midias: { imagens: visit.midias.imagens[0] ?? null } }))
  return toProductCards(wires, context)
}
