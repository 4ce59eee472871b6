import { brandPicture, categoryPicture } from '../pictures.ts'
import type { SeedData } from '../seed-data.ts'
import { idIn, inBoth } from './data.ts'
import { insertRows } from './literal.ts'
import { attributeNames, type References } from './references.ts'

/** Categories, brands, filters, attributes, badges. */
export function taxonomyStatements(data: SeedData, references: References): string[] {
  return [
    ...categoryStatements(data, references),
    ...brandStatements(data, references),
    ...filterStatements(data, references),
    ...attributeStatements(references),
    ...badgeStatements(data, references)
  ]
}

/** Only the two upper levels have a picture. */
const PICTURED_DEPTH = 2

function categoryStatements(data: SeedData, references: References): string[] {
  const rows = data.categories.map(category => {
    const depth = references.chains.get(category.key)?.length ?? 1
    return {
      id: idIn(references.categories, category.key, 'category'),
      key: category.key,
      parent_id: category.parent === null ? null : idIn(references.categories, category.parent, 'category'),
      path: references.paths.get(category.key) ?? '',
      depth,
      ...inBoth('name', category.name),
      ...inBoth('description', category.description),
      image: depth <= PICTURED_DEPTH ? categoryPicture(category.key) : ''
    }
  })
  return insertRows('categories', rows)
}

function brandStatements(data: SeedData, references: References): string[] {
  const rows = data.brands.map(brand => ({
    id: idIn(references.brands, brand.key, 'brand'),
    key: brand.key,
    slug: brand.key,
    name: brand.name,
    ...inBoth('description', brand.description),
    image: brandPicture(brand.key)
  }))
  return insertRows('brands', rows)
}

function filterStatements(data: SeedData, references: References): string[] {
  const groups = data.filters.map(filter => ({
    id: idIn(references.filters, filter.key, 'filter'),
    key: filter.key,
    ...inBoth('name', filter.name)
  }))
  const values = data.filters.flatMap(filter =>
    filter.values.map(value => ({
      id: idIn(references.filterValues, `${filter.key}:${value.key}`, 'filter value'),
      filter_id: idIn(references.filters, filter.key, 'filter'),
      key: value.key,
      ...inBoth('label', value.label)
    }))
  )
  return [...insertRows('filters', groups), ...insertRows('filter_values', values)]
}

function attributeStatements(references: References): string[] {
  const attributes = Object.entries(attributeNames).map(([key, name]) => ({
    id: idIn(references.attributes, key, 'attribute'),
    key,
    ...inBoth('name', name)
  }))
  const values = [...references.attributeValues.values()].map(value => ({
    id: value.id,
    attribute_id: idIn(references.attributes, value.attribute, 'attribute'),
    ...inBoth('label', value.label)
  }))
  return [...insertRows('attributes', attributes), ...insertRows('attribute_values', values)]
}

function badgeStatements(data: SeedData, references: References): string[] {
  const rows = data.badges.map(badge => ({
    id: idIn(references.badges, badge.key, 'badge'),
    key: badge.key,
    ...inBoth('name', badge.name),
    ...inBoth('label', badge.label),
    text_colour: badge.text,
    background_colour: badge.background,
    position_x: badge.position.x,
    position_y: badge.position.y
  }))
  return insertRows('badges', rows)
}
