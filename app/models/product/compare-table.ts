import { unaccented } from '../store/unaccented.ts'
import type { NutritionFacts } from './nutrition.ts'
import type { ProductPage } from './product-page.ts'

export type CompareColumn = ReturnType<typeof toColumn>
export type CompareTable = ReturnType<typeof toCompareTable>

export type CompareGroup = CompareTable['groups'][number]

export interface CompareRow {
  label: string
  values: string[]
}

type Compared = Omit<ProductPage, 'combinations' | 'reviews' | 'questions'>

export function toCompareTable(products: readonly Compared[]) {
  const groups = [{ title: '', rows: align(products.map(optionRows)) }, ...factGroups(products)]
  return {
    columns: products.map(toColumn),
    groups: groups.filter(({ rows }) => rows.length > 0),
    nutrition: toNutrition(products.map(({ nutrition }) => nutrition))
  }
}

type Fact = Record<'label' | 'value', string>

function align(columns: readonly Fact[][]): CompareRow[] {
  const rows = new Map<string, CompareRow>()
  columns.forEach((facts, column) => {
    for (const { label, value } of facts) {
      const row = rows.get(unaccented(label)) ?? { label, values: columns.map(() => '') }
      rows.set(unaccented(label), row)
      row.values[column] = [row.values[column], value].filter(Boolean).join('; ')
    }
  })
  return [...rows.values()].filter(({ label, values }) => label !== '' && values.some(Boolean))
}

function toColumn(product: Compared) {
  const { id, path, name, brand, gallery, price, rating, attribute, customizations, line, minimumAge, doses } = product
  const choose = attribute?.name ?? customizations.find(({ required }) => required)?.name
  const isGone = attribute?.options.every(({ available }) => !available)
  return {
    id,
    path,
    name,
    brand: brand?.name ?? '',
    image: gallery[0]?.source ?? null,
    price,
    status: isGone && product.status === 'available' ? ('unavailable' as const) : product.status,
    ...(rating && { rating }),
    ...(doses > 0 && { doses }),
    ...(choose && { choose }),
    ...(minimumAge > 0 && { minimumAge }),
    line
  }
}

function optionRows({ attribute, siblings }: Compared): Fact[] {
  const current = siblings?.options.find(option => option.current)
  const labels = attribute?.options.filter(({ available }) => available).map(({ label }) => label) ?? []
  return [
    ...(siblings && current ? [{ label: siblings.name, value: current.label }] : []),
    ...(attribute && labels.length > 0 ? [{ label: attribute.name, value: labels.join(', ') }] : [])
  ]
}

function factGroups(products: readonly Compared[]) {
  const titles = new Map(products.flatMap(({ facts }) => facts.map(({ title }) => [unaccented(title), title] as const)))
  return [...titles].map(([key, title]) => ({
    title,
    rows: align(
      products.map(({ facts }) =>
        facts
          .filter(group => unaccented(group.title) === key)
          .flatMap(({ rows }) => rows.filter(({ href }) => !href))
          .map(({ label, value }) => ({ label: label || title, value }))
      )
    )
  }))
}

function toNutrition(facts: readonly (NutritionFacts | null)[]) {
  const title = facts.find(found => found)?.title
  const rows = align(facts.map(found => found?.rows.map(({ label, amount }) => ({ label, value: amount })) ?? []))
  return title && rows.length > 0 ? { title, servings: facts.map(found => found?.serving ?? ''), rows } : null
}
