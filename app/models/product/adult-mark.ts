import type { WireProduct } from '../../contract/product.ts'

export type AdultMark = NonNullable<ReturnType<typeof readMark>>

const KINDS = ['selo', 'filtro', 'atributo'] as const

/** Parses `selo: +18, filtro: Teor alcoólico`. Null when malformed. */
export function readAdultMarks(text: string): AdultMark[] | null {
  const parts = text.split(',').map(part => part.trim())
  const marks = parts.filter(Boolean).map(readMark)
  return marks.every(mark => mark !== null) ? marks : null
}

function readMark(part: string) {
  const [word = '', ...rest] = part.split(':')
  const kind = KINDS.find(known => known === plain(word))
  const name = plain(rest.join(':'))
  return kind && name ? { kind, name } : null
}

/** Spec 9: alcohol age limit. */
const ADULT_AGE = 18

type Marked = Pick<WireProduct, 'idadeMinima' | 'selos' | 'filtros'> & {
  atributos: { simples: { nome: string } | null }
}

export function toMinimumAge(wire: Marked, marks: readonly AdultMark[] = []): number {
  const said = Math.max(0, Math.round(wire.idadeMinima ?? 0))
  return said || !marks.some(mark => bears(wire, mark)) ? said : ADULT_AGE
}

function bears({ selos, filtros, atributos }: Marked, { kind, name }: AdultMark): boolean {
  if (kind === 'selo') return selos.some(({ nome, label }) => plain(nome) === name || plain(label) === name)
  if (kind === 'atributo') return plain(atributos.simples?.nome ?? '') === name
  return filtros.some(({ nome, label }) => plain(nome) === name || plain(`${nome}=${label}`) === name)
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
