import { toPath } from '../content/link.ts'
import { COMPARE_FIELD, MAX_COMPARED } from './compare-link.ts'
import type { ProductCard } from './product-card.ts'

export type ComparedChoice = Pick<ProductCard, 'path' | 'name' | 'image'>

export function readCompared(params: URLSearchParams): string[] {
  const slugs = params.getAll(COMPARE_FIELD).flatMap(value => value.slice(0, MAX_FIELD_LENGTH).split(','))
  return [...new Set(slugs.map(toProductPath).filter(path => path !== ''))].slice(0, MAX_COMPARED)
}

export function readChoices(stored: unknown): ComparedChoice[] {
  const choices = (Array.isArray(stored) ? stored : []).map(toChoice).filter(choice => choice !== null)
  return choices
    .filter(({ path }, at) => choices.findIndex(choice => choice.path === path) === at)
    .slice(0, MAX_COMPARED)
}

export function toggleChoice(choices: readonly ComparedChoice[], choice: ComparedChoice): ComparedChoice[] | null {
  const others = choices.filter(({ path }) => path !== choice.path)
  if (others.length < choices.length) return others
  return choices.length < MAX_COMPARED ? [...choices, choice] : null
}

const MAX_FIELD_LENGTH = 1_000

function toProductPath(slug: string): string {
  const [path = ''] = (toPath(`/${slug.trim().replace(/^\/+/, '')}`) ?? '').split(/[?#]/)
  return path === '/' ? '' : path
}

function toChoice(value: unknown): ComparedChoice | null {
  if (typeof value !== 'object' || value === null) return null
  const { path, name, image }: { path?: unknown; name?: unknown; image?: unknown } = value
  if (typeof path !== 'string' || typeof name !== 'string' || name === '') return null
  const own = toProductPath(path)
  return own ? { path: own, name, image: typeof image === 'string' ? image : null } : null
}
