import type { SeedMenu, SeedMenuItem } from '../../types.ts'
import { brands } from '../brands.ts'
import { categories } from '../categories.ts'
import { iconNames } from '../icons.ts'
import { settings } from '../settings.ts'
import { t } from '../text.ts'
import { keyValue, plain } from './key-value.ts'

const { address } = settings

export const headerMenus: SeedMenu[] = [
  { name: 'menu-principal', title: t('Departamentos', 'Departments'), items: categoryItems(null) },
  { name: 'menu-marcas', title: t('Marcas', 'Brands'), items: brands.map(brandItem) },
  {
    name: 'pitch-bar',
    title: t('Avisos', 'Announcements'),
    items: [
      {
        label: t('Frete grátis acima de R$ 199 para todo o Brasil', 'Free shipping over R$ 199 all over Brazil'),
        target: 'page:frete-e-entrega'
      },
      {
        label: t('5% de desconto no Pix, em todos os produtos', '5% off with Pix, on every product'),
        target: 'page:formas-de-pagamento'
      },
      {
        label: t('Não sabe por onde começar? Leia o guia', 'Not sure where to start? Read the guide'),
        target: 'page:guia-de-suplementos'
      }
    ]
  },
  {
    name: 'contact-data',
    title: t('Contato', 'Contact'),
    items: [
      keyValue('whatsapp', plain(settings.whatsapp), 'whatsapp'),
      keyValue('telefone', plain(settings.phone), 'telefone'),
      keyValue('email', plain(settings.email), 'email'),
      keyValue('horario', t('Segunda a sexta, das 8h às 18h', 'Monday to Friday, 8 am to 6 pm'), 'horario'),
      keyValue('endereco', plain(`${address.street}, ${address.number}, ${address.city}/${address.state}`), 'endereco')
    ]
  }
]

/** The tree as it stands, up to four levels; icons at the top only. */
function categoryItems(parent: string | null): SeedMenuItem[] {
  return categories
    .filter(category => category.parent === parent)
    .map(category => ({
      label: category.name,
      target: `category:${category.key}`,
      ...(parent === null && iconNames[category.key] ? { icon: category.key } : {}),
      ...(category.key === 'kits' ? { highlight: true } : {}),
      sub: categoryItems(category.key)
    }))
}

function brandItem(brand: { key: string; name: string }): SeedMenuItem {
  return { label: plain(brand.name), target: `brand:${brand.key}` }
}
