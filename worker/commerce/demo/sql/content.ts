import type { StoredMenuItem } from '../../wire/menu.ts'
import { bannerPicture, type Pictures, sellerPicture, sizeOf } from '../pictures.ts'
import type { SeedShowcase } from '../schema/content.ts'
import type { SeedMenuItem } from '../schema/menu.ts'
import type { SeedData } from '../seed-data.ts'
import { idIn, inBoth } from './data.ts'
import { insertRows, type Row } from './literal.ts'
import { type References, targetPath } from './references.ts'

/** Showcases, banners, menus, pages, landing pages, lists, sellers, popups and the settings. */
export function contentStatements(data: SeedData, references: References): string[] {
  return [
    ...insertRows('settings', [{ id: 1, document: JSON.stringify(data.settings) }]),
    ...insertRows(
      'showcases',
      data.showcases.map((showcase, index) => showcaseRow(showcase, index + 1, references))
    ),
    ...bannerStatements(data, references),
    ...menuStatements(data, references),
    ...pageStatements(data, references),
    ...listStatements(data, references),
    ...sellerStatements(data, references),
    ...popupStatements(data, references)
  ]
}

function showcaseRow(showcase: SeedShowcase, id: number, references: References): Row {
  const ids = showcase.slugs.map(slug => idIn(references.products, slug, 'product'))
  return {
    id,
    name: showcase.name,
    ...inBoth('title', showcase.title),
    size: showcase.limit,
    product_ids: JSON.stringify(ids),
    rule: showcase.rule ? JSON.stringify(storedRule(showcase.rule, references)) : null
  }
}

function storedRule(rule: NonNullable<SeedShowcase['rule']>, references: References) {
  const values = Object.entries(rule.filter ?? {})
  return {
    categoryId: rule.category ? idIn(references.categories, rule.category, 'category') : null,
    brandId: rule.brand ? idIn(references.brands, rule.brand, 'brand') : null,
    valueIds: values.map(([filter, value]) => idIn(references.filterValues, `${filter}:${value}`, 'filter value')),
    order: rule.order
  }
}

function bannerStatements({ bannerGroups: groups, pictures }: SeedData, references: References): string[] {
  const banners = groups.flatMap((group, groupIndex) =>
    group.banners.map((banner, position) => ({
      group_id: groupIndex + 1,
      key: banner.key,
      position,
      ...inBoth('name', banner.name),
      ...inBoth('title', banner.title),
      ...inBoth('description', banner.description),
      link: targetPath(banner.link, references).link,
      ...pictureColumns('desktop', banner.key, pictures),
      ...pictureColumns('mobile', banner.key, pictures),
      video: banner.video ?? null
    }))
  )
  return [
    ...insertRows(
      'banner_groups',
      groups.map(({ name, label }, index) => ({ id: index + 1, name, label }))
    ),
    ...insertRows(
      'banners',
      banners.map((banner, index) => ({ id: index + 1, ...banner }))
    )
  ]
}

function pictureColumns(size: 'desktop' | 'mobile', key: string, pictures: Pictures): Row {
  const file = bannerPicture(key, size)
  const { width, height } = sizeOf(file, pictures)
  return { [`${size}_image`]: file, [`${size}_width`]: width, [`${size}_height`]: height }
}

function menuStatements({ menus }: SeedData, references: References): string[] {
  const rows = menus.map((menu, index) => ({
    id: index + 1,
    name: menu.name,
    ...inBoth('title', menu.title),
    items: JSON.stringify(menu.items.map(item => storedMenuItem(item, references)))
  }))
  return insertRows('menus', rows)
}

function storedMenuItem(item: SeedMenuItem, references: References): StoredMenuItem {
  return {
    ...targetPath(item.target, references),
    label: item.label,
    ...(item.text && { text: item.text }),
    icon: item.icon ? `icons/${item.icon}.svg` : '',
    ...(item.picture && { picture: item.picture }),
    highlight: item.highlight,
    newTab: item.newTab,
    sub: item.sub.map(child => storedMenuItem(child, references))
  }
}

function pageStatements({ pages, filters }: SeedData, references: References): string[] {
  const rows = pages.map((page, index) => ({
    id: index + 1,
    slug: page.slug,
    ...inBoth('title', page.title),
    ...inBoth('description', page.description),
    ...inBoth('body', page.body)
  }))
  return [...insertRows('pages', rows), ...insertRows('landing_pages', landingRows(filters, references))]
}

/** Every objective has a landing page: /c/imunidade lists products for immunity. */
function landingRows(filters: SeedData['filters'], references: References): Row[] {
  const objectives = filters.find(filter => filter.key === 'objetivo')?.values ?? []
  return objectives.map((value, index) => ({
    id: index + 1,
    slug: value.key,
    value_id: idIn(references.filterValues, `objetivo:${value.key}`, 'filter value'),
    ...inBoth('description', value.description ?? { pt: '', en: '' })
  }))
}

function listStatements({ lists }: SeedData, references: References): string[] {
  const rows = lists.map((list, position) => ({
    id: position + 1,
    slug: list.slug,
    ...inBoth('name', list.name),
    ...inBoth('description', list.description),
    open: list.open,
    position
  }))
  const items = lists.flatMap((list, index) =>
    list.items.map((item, position) => ({
      list_id: index + 1,
      product_id: idIn(references.products, item.slug, 'product'),
      quantity: item.quantity,
      position
    }))
  )
  return [...insertRows('lists', rows), ...insertRows('list_items', items)]
}

function sellerStatements({ sellers }: SeedData, references: References): string[] {
  const rows = sellers.map((seller, index) => ({
    id: index + 1,
    slug: seller.slug,
    name: seller.name,
    city: seller.city,
    state: seller.state,
    latitude: seller.latitude,
    longitude: seller.longitude,
    ...inBoth('description', seller.description),
    category_ids: JSON.stringify(seller.categories.map(key => idIn(references.categories, key, 'category'))),
    image: sellerPicture(seller.slug),
    company: seller.company ? JSON.stringify(seller.company) : null
  }))
  return insertRows('sellers', rows)
}

function popupStatements({ popups }: SeedData, references: References): string[] {
  const rows = popups.map(popup => ({
    id: popup.id,
    level: popup.level,
    key: popup.key,
    delay_seconds: popup.delaySeconds,
    ...inBoth('title', popup.title),
    ...inBoth('body', popup.body),
    link: targetPath(popup.link, references).link
  }))
  return insertRows('popups', rows)
}
