import { existsSync } from 'node:fs'
import { readDemo } from '../read-demo.ts'
import type { SeedBanner } from '../schema/content.ts'
import type { SeedMenuItem } from '../schema/menu.ts'
import { checkTexts } from './check-texts.ts'
import { linkResolves, targetResolves } from './links.ts'
import { matchRule } from './matches.ts'
import { requiredNames } from './required-names.ts'

const { bannerGroups, categories, filters, lists, menus, pages, popups, products, sellers, settings, showcases } =
  readDemo()
const banners = bannerGroups.flatMap(group => group.banners)
const slugs = new Map(products.map(product => [product.slug, product]))

/** All inconsistencies of the editorial content, one sentence each; empty when it is consistent. */
export function checkContent(): string[] {
  return [
    ...checkNames(),
    ...checkTexts({ settings, menus, pages, showcases, lists, sellers, popups }, 'content'),
    ...menus.flatMap(menu => menu.items.flatMap(item => checkMenuItem(item, menu.name))),
    ...banners.flatMap(checkBanner),
    ...checkShowcases(),
    ...checkLists(),
    ...checkSellers(),
    ...checkIcons(),
    ...popups.filter(popup => popup.link && !linkResolves(popup.link)).map(popup => `popup ${popup.key}: ${popup.link}`)
  ]
}

function checkNames(): string[] {
  return [
    ...compareNames(
      'banner group',
      requiredNames.banners,
      bannerGroups.map(group => group.name)
    ),
    ...compareNames(
      'showcase',
      requiredNames.showcases,
      showcases.map(showcase => showcase.name)
    ),
    ...compareNames(
      'menu',
      requiredNames.menus,
      menus.map(menu => menu.name)
    ),
    ...compareNames(
      'page',
      requiredNames.pages,
      pages.map(page => page.slug)
    ),
    ...compareNames('popup', requiredNames.popups, [...new Set(popups.map(popup => popup.level))]),
    ...compareNames(
      'banner',
      [],
      banners.map(banner => banner.key)
    ),
    ...compareNames(
      'list',
      [],
      lists.map(list => list.slug)
    ),
    ...compareNames(
      'seller',
      [],
      sellers.map(seller => seller.slug)
    )
  ]
}

function compareNames(kind: string, wanted: readonly string[], present: string[]): string[] {
  const missing = wanted.filter(name => !present.includes(name)).map(name => `${kind} ${name} is missing`)
  const twice = present.filter((name, at) => present.indexOf(name) !== at).map(name => `${kind} ${name} stands twice`)
  return [...missing, ...twice]
}

function checkMenuItem(item: SeedMenuItem, menu: string): string[] {
  const where = `menu ${menu}, ${item.label.pt}`
  return [
    ...(targetResolves(item.target) ? [] : [`${where}: target ${item.target}`]),
    ...(item.icon && !hasIcon(item.icon) ? [`${where}: icon ${item.icon}`] : []),
    ...item.sub.flatMap(sub => checkMenuItem(sub, menu))
  ]
}

function checkBanner(banner: SeedBanner): string[] {
  const where = `banner ${banner.key}`
  return [
    ...checkTexts(banner, where),
    ...(banner.link === '' || linkResolves(banner.link) ? [] : [`${where}: link ${banner.link}`])
  ]
}

function checkShowcases(): string[] {
  return showcases.flatMap(({ name, limit, rule, slugs: chosen }) => {
    const shown = new Set([...chosen, ...(rule ? matchRule(rule).map(product => product.slug) : [])])
    return [
      ...chosen.filter(slug => !slugs.has(slug)).map(slug => `showcase ${name}: no product ${slug}`),
      ...(shown.size < limit ? [`showcase ${name}: ${shown.size} of ${limit} products`] : [])
    ]
  })
}

/** A list is added to the cart as a whole, so nothing in it may be sold out or age-restricted. */
function checkLists(): string[] {
  return lists.flatMap(list => [
    ...(list.items.length < 3 ? [`list ${list.slug}: ${list.items.length} items`] : []),
    ...list.items.flatMap(item => {
      const product = slugs.get(item.slug)
      const buyable = product?.status === 'disponivel' && !product.ageRestricted
      const left = product?.variants ? Math.max(...product.variants.values.map(({ stock }) => stock)) : product?.stock
      return buyable && item.quantity <= (left ?? 0) ? [] : [`list ${list.slug}: ${item.slug} cannot be added`]
    })
  ])
}

function checkSellers(): string[] {
  const known = new Set(categories.map(category => category.key))
  return sellers.flatMap(seller => [
    ...seller.categories.filter(key => !known.has(key)).map(key => `seller ${seller.slug}: no category ${key}`),
    ...(inBrazil(seller.latitude, seller.longitude) ? [] : [`seller ${seller.slug}: outside Brazil`])
  ])
}

/** The product page shows diets and goals with the icon of the same key. */
function checkIcons(): string[] {
  const shown = filters.filter(filter => filter.key === 'dieta' || filter.key === 'objetivo')
  const wanted = shown.flatMap(filter => filter.values.map(value => value.key))
  return wanted.filter(key => !hasIcon(key)).map(key => `icon ${key} is missing`)
}

function hasIcon(name: string): boolean {
  return existsSync(`public/media/icons/${name}.svg`)
}

function inBrazil(latitude: number, longitude: number): boolean {
  return latitude > -34 && latitude < 6 && longitude > -74 && longitude < -34
}
