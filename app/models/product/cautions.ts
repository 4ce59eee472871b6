import { unaccented } from '../store/unaccented.ts'
import { findDuty } from './duties.ts'
import type { FactTable } from './fact-table.ts'

export type Caution = keyof typeof SENTENCES

/** RDC 243/2018, art. 14, in both languages: an API may have them in its own texts. */
const SENTENCES = {
  medicine: ['Este produto não é um medicamento', 'This product is not a medicine'],
  dose: [
    'Não exceder a recomendação diária de consumo indicada na embalagem',
    'Do not exceed the daily intake recommended on the pack'
  ],
  children: ['Mantenha fora do alcance de crianças', 'Keep out of reach of children']
}
const CAUTIONS = Object.keys(SENTENCES) as Caution[]

/**
 * The cautions that a supplement's own texts lack, and the group after which they are shown: its directions, else the
 * last. Everything with nutrition facts or directions is a supplement, unless its classification says what else it is.
 */
export function toCautions(facts: readonly FactTable[], hasNutrition: boolean) {
  const directions = facts.findIndex(({ title }) => isDirections(title))
  const isSupplement = !isOtherwise(findDuty(facts, 'kind')) && (hasNutrition || directions >= 0)
  const says = saysOf(facts)
  const missing = isSupplement ? CAUTIONS.filter(key => !SENTENCES[key].some(says)) : []
  return { cautions: missing, cautionsAfter: directions >= 0 ? directions : facts.length - 1 }
}

/** Whether a text of rows has the sentence, whatever its accents and marks. */
function saysOf(facts: readonly FactTable[]): (sentence: string) => boolean {
  const said = plainWords(facts.flatMap(({ rows }) => rows.map(({ value }) => value)).join(' '))
  return sentence => said.includes(plainWords(sentence))
}

function plainWords(text: string): string {
  return unaccented(text).replace(/[^a-z0-9]+/g, ' ')
}

function isDirections(title: string): boolean {
  return /^(modo de (uso|usar|preparo|consumo)|como (usar|tomar|consumir)|recomendac(ao|oes) de (uso|consumo)|directions|how to (use|take)|suggested use)/.test(
    unaccented(title)
  )
}

/** `Alimento`, `Acessório`: not `Suplemento alimentar`. */
function isOtherwise(kind: string): boolean {
  const plain = unaccented(kind)
  return (
    !/suplement|supplement/.test(plain) &&
    /\b(aliment|bebida|acessori|cosmetic|utensili|equipament|vestuario|food|drink|beverage|accessor|equipment|clothing)/.test(
      plain
    )
  )
}
