import { categoryPicture } from './pictures.ts'
import type { Text } from './schema/fields.ts'
import type { MenuCollection, MenuEntry, MenuFile, SeedMenu, SeedMenuItem } from './schema/menu.ts'
import type { SeedData } from './seed-data.ts'

type Sources = Pick<SeedData, 'settings' | 'categories' | 'brands'>

/** The menus with collections expanded into items and `{phone}` filled in. */
export function menusOf(menus: MenuFile[], sources: Sources): SeedMenu[] {
  const collections: Record<MenuCollection, SeedMenuItem[]> = {
    categories: categoryItems(sources.categories, null),
    departments: categoryItems(sources.categories, null).map(({ label, target }) => plainItem(label, target)),
    brands: sources.brands.map(({ key, name }) => plainItem({ pt: name, en: name }, `brand:${key}`))
  }
  return menus.map(menu => ({ ...menu, items: itemsOf(menu.items) }))

  function itemsOf(entries: (MenuEntry | MenuCollection)[]): SeedMenuItem[] {
    return entries.flatMap(entry => (typeof entry === 'string' ? collections[entry] : itemOf(entry)))
  }

  function itemOf(entry: MenuEntry): SeedMenuItem {
    const text = entry.text && fillIn(entry.text, sources.settings)
    return { ...entry, ...(text && { text, target: text.pt }), sub: itemsOf(entry.sub) }
  }
}

function categoryItems(categories: SeedData['categories'], parent: string | null): SeedMenuItem[] {
  return categories
    .filter(category => category.parent === parent)
    .map(({ key, name, icon, highlight = false }) => ({
      ...plainItem(name, `category:${key}`),
      icon,
      ...(parent === null && { picture: categoryPicture(key) }),
      highlight,
      sub: categoryItems(categories, key)
    }))
}

function plainItem(label: Text, target: string): SeedMenuItem {
  return { label, target, highlight: false, newTab: false, sub: [] }
}

function fillIn({ pt, en }: Text, settings: SeedData['settings']): Text {
  return { pt: fill(pt, valuesOf(settings, 'pt')), en: fill(en, valuesOf(settings, 'en')) }
}

function fill(text: string, values: Map<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values.get(name)
    if (typeof value !== 'string') throw new Error(`menus.yaml: {${name}} is no text of settings.yaml`)
    return value
  })
}

function valuesOf(settings: SeedData['settings'], language: keyof Text): Map<string, unknown> {
  return new Map(Object.entries({ ...settings, ...settings.address, slogan: settings.slogan[language] }))
}
