import '../../i18n/messages/crawlers.ts'
import type { RequestScope } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { everyItem, type Menu, type MenuItem, ownLinks } from '../../models/content/menu.ts'
import { companyWords } from '../../models/store/cnpj.ts'
import type { ContactView } from '../../models/store/contact-view.ts'
import type { Settings } from '../../models/store/settings.ts'

export function writeLlms(
  { origin, language }: RequestScope,
  settings: Settings,
  identity: ContactView,
  menus: Record<'menu' | 'footer', Menu>
): string {
  const { menu, footer } = menus
  const t = createTranslator(language)
  const { name, seo, slogan, notice } = settings
  const departments = menu.items.flatMap(item => [item, ...(item.items ?? [])])
  const policies = everyItem(footer.items).filter(({ link }) => link?.href.startsWith('/pagina/'))
  const company = companyWords(identity).join(', ')
  const contact = [identity.phone, identity.email].filter(Boolean).join(', ')
  const facts = [
    t('crawlers.terms'),
    createTranslator('en')('crawlers.about', { name }),
    ...(notice ? [notice.text || t('crawlers.closed')] : []),
    ...(company ? [company] : []),
    ...(contact ? [t('crawlers.contact', { contact })] : [])
  ]
  return [
    `# ${name}`,
    `> ${seo.description || slogan || name}`,
    facts.map(fact => `- ${fact}`).join('\n'),
    section(t('crawlers.departments'), linkLines(departments, origin)),
    section(t('crawlers.more'), [
      line(t('crawlers.brands'), `${origin}/marcas`),
      line(t('crawlers.search'), `${origin}/busca?busca={termo}`),
      line(t('crawlers.sitemap'), `${origin}/sitemap.xml`)
    ]),
    section(t('crawlers.formats'), [
      `- ${t('crawlers.markdown', { origin })}`,
      line(t('crawlers.homeMarkdown'), `${origin}/index.md`),
      line(t('crawlers.feed'), `${origin}/feeds/produtos.xml`)
    ]),
    section(t('crawlers.policies'), linkLines(policies, origin))
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

function section(title: string, lines: string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : ''
}

function linkLines(items: readonly MenuItem[], origin: string): string[] {
  return [...new Set(ownLinks(items).map(({ label, href }) => line(label, origin + href)))]
}

function line(label: string, address: string): string {
  return `- [${label.replace(/[[\]]/g, '')}](${address})`
}
