import type { WireProduct } from '../../contract/product.ts'
import { hasWords, plainWords, readAlcohol } from './adult-words.ts'

export type AdultMark = NonNullable<ReturnType<typeof readMark>>

const KINDS = ['selo', 'filtro', 'atributo', 'palavra', 'categoria'] as const

/** Switches off the words of `adult-words.ts`. */
const OFF = 'off'

/** Parses `selo: +18, palavra: kombucha alcoólica`, and `off`. Null when malformed. */
export function readAdultMarks(text: string): AdultMark[] | null {
  const parts = text.split(',').map(part => part.trim())
  const marks = parts.filter(Boolean).map(readMark)
  return marks.every(mark => mark !== null) ? marks : null
}

function readMark(part: string) {
  const [word = '', ...rest] = part.split(':')
  if (plain(part) === OFF) return { kind: OFF, name: '' } as const
  const kind = KINDS.find(known => known === plain(word))
  const name = plain(rest.join(':'))
  return kind && name ? { kind, name } : null
}

export function knowsWords(marks: readonly AdultMark[]): boolean {
  return !marks.some(({ kind }) => kind === OFF)
}

/** Spec 9: alcohol age limit. */
export const ADULT_AGE = 18

type Marked = Pick<WireProduct, 'nome' | 'idadeMinima' | 'selos' | 'filtros'> & {
  atributos: { simples: { nome: string } | null }
}

/** `places`: names of the categories that the product is known to be in, the outermost first. */
export function toMinimumAge(wire: Marked, marks: readonly AdultMark[] = [], places: readonly string[] = []): number {
  const said = Math.max(0, Math.round(wire.idadeMinima ?? 0))
  if (said > 0) return said
  if (marks.some(mark => bears(wire, places, mark))) return ADULT_AGE
  // An API that says 0 knows better than words.
  return wire.idadeMinima === null && knowsWords(marks) && isDrink(wire.nome, places) ? ADULT_AGE : 0
}

/** The name decides, then the innermost category: neither beer without alcohol nor a glass is for adults. */
export function isDrink(name: string, places: readonly string[] = []): boolean {
  for (const text of [name, ...places.toReversed()]) {
    const said = readAlcohol(text)
    if (said) return said === 'drink'
  }
  return false
}

/** The categories in a product's path: `/bebidas/vinhos/malbec` has two. */
export function foldersOf(path: string): string[] {
  return path.split('/').slice(1, -1)
}

function bears(wire: Marked, places: readonly string[], { kind, name }: AdultMark): boolean {
  const { selos, filtros, atributos, nome: title } = wire
  if (kind === 'selo') return selos.some(({ nome, label }) => plain(nome) === name || plain(label) === name)
  if (kind === 'atributo') return plain(atributos.simples?.nome ?? '') === name
  if (kind === 'palavra') return hasWords(title, plainWords(name))
  if (kind === 'categoria') return places.some(place => plainWords(place) === plainWords(name))
  return filtros.some(({ nome, label }) => plain(nome) === name || plain(`${nome}=${label}`) === name)
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
