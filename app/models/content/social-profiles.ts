import type { Menu, MenuItem } from './menu.ts'

export function socialProfiles({ items }: Menu): string[] {
  return [...new Set(linksOf(items).filter(href => NETWORKS.test(href)))]
}

const NETWORKS = /^https:\/\/(www\.)?(instagram|facebook|youtube|tiktok|linkedin|pinterest|x|twitter)\.com\/\S/

function linksOf(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ link, items: below = [] }) => [...(link?.external ? [link.href] : []), ...linksOf(below)])
}
