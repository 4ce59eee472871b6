import '../../i18n/messages/markdown.ts'
import type { Translator } from '../../i18n/translator.ts'
import type { Banner } from '../content/banners.ts'
import { type Menu, ownLinks } from '../content/menu.ts'
import { HOME_BANNERS, HOME_SHOWCASES, type HomeSections } from '../listing/home-sections.ts'
import type { Showcase } from '../listing/showcase.ts'
import { markdownLink, markdownList, markdownPage, markdownSection } from './markdown-text.ts'
import { productLine } from './price-facts.ts'

interface HomeParts {
  title: string
  description: string
  sections: HomeSections
  origin: string
}

export async function homeMarkdown(
  { title, description, sections, origin }: HomeParts,
  t: Translator
): Promise<string> {
  const banners = await Promise.all(HOME_BANNERS.map(name => sections.banners[name]))
  const [ruler, departments] = await Promise.all([sections.menus['banner-ruler'], sections.menus['home-objectives']])
  const showcases = await Promise.all(HOME_SHOWCASES.map(name => sections.showcases[name]))
  const links = banners.flatMap(list => (list ?? []).flatMap(banner => bannerLine(banner, origin)))
  const highlights = new Set([...links, ...menuLines(ruler, origin)])
  return markdownPage(
    title,
    description,
    markdownSection(t('markdown.departments'), markdownList(menuLines(departments, origin))),
    markdownSection(t('markdown.highlights'), markdownList([...highlights])),
    ...showcases.map(showcase => showcaseSection(showcase, origin, t))
  )
}

function bannerLine({ title, alt, link }: Banner, origin: string): string[] {
  const name = title || alt
  return name && link && !link.external ? [markdownLink(name, origin + link.href)] : []
}

function menuLines(menu: Menu | null, origin: string): string[] {
  return ownLinks(menu?.items ?? []).map(({ label, href }) => markdownLink(label, origin + href))
}

function showcaseSection(showcase: Showcase | null, origin: string, t: Translator): string {
  const lines = showcase?.products.map(card => productLine(card, origin, t)) ?? []
  return markdownSection(showcase?.title || t('common.products'), markdownList(lines))
}
