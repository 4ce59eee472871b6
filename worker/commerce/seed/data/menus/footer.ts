import type { SeedMenu, SeedMenuItem, Text } from '../../types.ts'
import { categories } from '../categories.ts'
import { settings } from '../settings.ts'
import { t } from '../text.ts'
import { keyValue, plain } from './key-value.ts'

export const footerMenus: SeedMenu[] = [
  {
    name: 'footer-about-us',
    title: t('Sobre a Seiva', 'About Seiva'),
    items: [
      keyValue('titulo', settings.slogan),
      keyValue(
        'texto',
        t(
          'Vitaminas, proteínas e suplementos de marcas brasileiras, com rótulo claro e dose explicada. Sem promessa de milagre.',
          'Vitamins, protein and supplements from Brazilian brands, with clear labels and explained doses. No promises of miracles.'
        )
      ),
      keyValue(
        'aviso',
        t(
          'Suplementos alimentares não são medicamentos e não substituem uma alimentação variada.',
          'Food supplements are not medicines and do not replace a varied diet.'
        )
      )
    ]
  },
  {
    name: 'rodape-principal',
    title: t('Rodapé', 'Footer'),
    items: [
      column(t('Institucional', 'Company'), [
        { label: t('Quem somos', 'About us'), target: 'page:quem-somos' },
        { label: t('Nossas lojas', 'Our shops'), target: 'path:/vendedores' },
        { label: t('Seja um vendedor', 'Become a seller'), target: 'page:seja-um-vendedor' },
        { label: t('Termos de uso', 'Terms of use'), target: 'page:termos-de-uso' },
        { label: t('Política de privacidade', 'Privacy policy'), target: 'page:politica-de-privacidade' },
        { label: t('Todas as páginas', 'All pages'), target: 'path:/pagina' }
      ]),
      column(t('Ajuda', 'Help'), [
        { label: t('Fale conosco', 'Contact us'), target: 'page:contato' },
        { label: t('Frete e entrega', 'Shipping and delivery'), target: 'page:frete-e-entrega' },
        { label: t('Trocas e devoluções', 'Exchanges and returns'), target: 'page:trocas-e-devolucoes' },
        { label: t('Formas de pagamento', 'Payment methods'), target: 'page:formas-de-pagamento' },
        { label: t('Perguntas frequentes', 'Frequently asked questions'), target: 'page:perguntas-frequentes' },
        { label: t('Guia de suplementos', 'Supplement guide'), target: 'page:guia-de-suplementos' },
        { label: t('Listas prontas', 'Ready-made lists'), target: 'path:/lista' }
      ]),
      column(t('Departamentos', 'Departments'), [
        ...categories.filter(category => category.parent === null).map(categoryItem),
        { label: t('Todas as marcas', 'All brands'), target: 'path:/marcas' }
      ]),
      column(t('Redes sociais', 'Social media'), [
        social('Instagram', 'https://www.instagram.com/seiva.example', 'instagram'),
        social('YouTube', 'https://www.youtube.com/@seiva.example', 'youtube'),
        social('Facebook', 'https://www.facebook.com/seiva.example', 'facebook')
      ])
    ]
  },
  {
    name: 'footer-copyright',
    title: t('Direitos', 'Legal notice'),
    items: [
      keyValue('copyright', t('© 2026 Seiva. Todos os direitos reservados.', '© 2026 Seiva. All rights reserved.')),
      keyValue('razao-social', plain(settings.legalName)),
      // No real company has a registration of zeros.
      keyValue('cnpj', plain('CNPJ 00.000.000/0000-00')),
      keyValue('endereco', plain(postalAddress())),
      keyValue(
        'aviso',
        t(
          'Loja de demonstração: marcas e produtos fictícios, nenhum pedido será considerado.',
          'Demonstration store: fictitious brands and products, no order will be considered.'
        )
      )
    ]
  }
]

function column(label: Text, sub: SeedMenuItem[]): SeedMenuItem {
  return { label, target: '', sub }
}

function categoryItem(category: { key: string; name: Text }): SeedMenuItem {
  return { label: category.name, target: `category:${category.key}` }
}

function social(label: string, target: string, icon: string): SeedMenuItem {
  return { label: plain(label), target, icon, newTab: true }
}

function postalAddress(): string {
  const { street, number, district, city, state, postalCode } = settings.address
  return `${street}, ${number}, ${district}, ${city}/${state}, ${postalCode}`
}
