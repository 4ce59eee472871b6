import type { SeedBannerGroup } from '../../types.ts'
import { t } from '../text.ts'
import { scene, sized, sizes } from './sizes.ts'

export const departmentGroups: SeedBannerGroup[] = [
  {
    name: 'banner-shop-category-1',
    label: 'Compre por categoria 1',
    banners: sized(sizes.category, [
      {
        key: 'categoria-vitaminas',
        name: t('Frascos de vitaminas', 'Bottles of vitamins'),
        title: t('Vitaminas', 'Vitamins'),
        description: t('<p>Da A à K, na dose do dia.</p>', '<p>From A to K, in a daily dose.</p>'),
        link: '/vitaminas',
        scene: scene('packs', '#f7ead0', '#d98e2b', 'orange', [
          'vitamina-c-efervescente-1-g-10-comprimidos-efervescentes-solar-vita',
          'multivitaminico-a-z-60-comprimidos-solar-vita',
          'vitamina-d3-2000-ui-60-softgels-raiz-norte'
        ])
      },
      {
        key: 'categoria-proteinas',
        name: t('Potes de whey protein e de proteína vegetal', 'Tubs of whey and of plant protein'),
        title: t('Proteínas', 'Protein'),
        description: t('<p>Whey, vegetal, caseína e albumina.</p>', '<p>Whey, plant, casein and albumin.</p>'),
        link: '/proteinas',
        scene: scene('packs', '#e9e3da', '#8a5a3c', 'dumbbell', [
          'whey-protein-concentrado-900-g-arco-forte',
          'proteina-vegetal-500-g-vereda-verde'
        ])
      },
      {
        key: 'categoria-performance',
        name: t('Creatina e pré-treino', 'Creatine and pre-workout'),
        title: t('Performance', 'Performance'),
        description: t('<p>Creatina, pré-treino e energia.</p>', '<p>Creatine, pre-workout and energy.</p>'),
        link: '/performance',
        scene: scene('packs', '#dfe7ec', '#3d6a86', 'running', [
          'creatina-micronizada-300-g-serra-alta',
          'pre-treino-descarga-300-g-trovao'
        ])
      },
      {
        key: 'categoria-beleza',
        name: t('Potes de colágeno', 'Jars of collagen'),
        title: t('Colágeno e beleza', 'Collagen and beauty'),
        description: t('<p>Para pele, cabelos e unhas.</p>', '<p>For skin, hair and nails.</p>'),
        link: '/colageno-e-beleza',
        scene: scene('packs', '#f4e3e0', '#bf6d66', 'berries', [
          'peptideos-bioativos-de-colageno-120-g-estrela-do-vale',
          'cabelos-pele-e-unhas-60-capsulas-estrela-do-vale'
        ])
      }
    ])
  },
  {
    name: 'banner-shop-category-2',
    label: 'Compre por categoria 2',
    banners: sized(sizes.category, [
      {
        key: 'categoria-bem-estar',
        name: t('Ômega 3, probióticos e ervas', 'Omega 3, probiotics and herbs'),
        title: t('Saúde e bem-estar', 'Health and wellness'),
        description: t('<p>Ômega 3, probióticos, fibras e ervas.</p>', '<p>Omega 3, probiotics, fibre and herbs.</p>'),
        link: '/saude-e-bem-estar',
        scene: scene('packs', '#e2ece1', '#4a7d5a', 'leaf', [
          'omega-3-1000-mg-120-softgels-mare-viva',
          'probiotico-3-cepas-30-capsulas-tucuma-labs',
          'extrato-de-propolis-verde-30-ml-colmeia-azul'
        ])
      },
      {
        key: 'categoria-lanches',
        name: t('Barras, pastas de amendoim e granola', 'Bars, peanut butter and granola'),
        title: t('Alimentos e lanches', 'Food and snacks'),
        description: t('<p>Barras, pastas e granolas.</p>', '<p>Bars, spreads and granola.</p>'),
        link: '/alimentos-e-lanches',
        scene: scene('packs', '#f3e6d3', '#a8642d', 'oats', [
          'pasta-de-amendoim-integral-450-g-semente-boa',
          'granola-sem-acucar-300-g-semente-boa',
          'barra-de-proteina-crocante-45-g-umbuzeiro'
        ])
      },
      {
        key: 'categoria-acessorios',
        name: t('Coqueteleira, garrafa e porta-cápsulas', 'Shaker, bottle and pill case'),
        title: t('Acessórios', 'Accessories'),
        description: t('<p>Coqueteleiras, garrafas e treino.</p>', '<p>Shakers, bottles and training gear.</p>'),
        link: '/acessorios',
        scene: scene('packs', '#e4e6ee', '#5a6390', 'mountain', [
          'coqueteleira-com-mola-600-ml-aroeira',
          'garrafa-esportiva-squeeze-750-ml-pe-de-vento',
          'porta-capsulas-semanal-7-dias-aroeira'
        ])
      }
    ])
  },
  {
    name: 'banner-grid-type-1',
    label: 'Grade 1',
    banners: sized(sizes.grid, [
      {
        key: 'grade-sono',
        name: t('Frascos sob a lua', 'Bottles under the moon'),
        title: t('O fim do dia, mais devagar', 'The end of the day, slower'),
        description: t('<p>Magnésio, chás e melatonina.</p>', '<p>Magnesium, teas and melatonin.</p>'),
        link: '/saude-e-bem-estar/sono-e-relaxamento',
        scene: scene('packs', '#e5e3f0', '#6a63a0', 'moon', [
          'magnesio-bisglicinato-60-capsulas-aurora-lab',
          'melatonina-em-gotas-20-ml-florada-serena',
          'cha-da-noite-15-saches-de-15-g-florada-serena'
        ])
      },
      {
        key: 'grade-omega',
        name: t('Cápsulas de ômega 3 diante do mar', 'Omega 3 capsules in front of the sea'),
        title: t('Ômega 3 de peixe e de algas', 'Omega 3 from fish and algae'),
        description: t('<p>EPA e DHA escritos por porção.</p>', '<p>EPA and DHA stated per serving.</p>'),
        link: '/saude-e-bem-estar/omega-3',
        scene: scene('packs', '#dbe9ef', '#2d7093', 'water', [
          'omega-3-concentrado-tg-60-softgels-mare-viva',
          'omega-3-de-algas-60-softgels-vereda-verde'
        ])
      },
      {
        key: 'grade-lanche',
        name: t('Barras de proteína ao lado de frutas vermelhas', 'Protein bars beside berries'),
        title: t('O lanche que vai na mochila', 'The snack that goes in your bag'),
        description: t('<p>Barras com whey ou castanhas brasileiras.</p>', '<p>Bars with whey or Brazilian nuts.</p>'),
        link: '/alimentos-e-lanches/barras-de-proteina',
        scene: scene('packs', '#f5e7d6', '#b5652a', 'berries', [
          'barra-de-proteina-crocante-45-g-umbuzeiro',
          'barra-vegana-de-castanhas-40-g-umbuzeiro'
        ])
      }
    ])
  },
  {
    name: 'banner-grid-type-2',
    label: 'Grade 2',
    banners: sized(sizes.grid, [
      {
        key: 'grade-kits',
        name: t('Kit com três produtos', 'Kit with three products'),
        title: t('Kits que já vêm combinados', 'Kits that already go together'),
        description: t('<p>Juntos, custam menos do que separados.</p>', '<p>Together they cost less than apart.</p>'),
        link: '/kits',
        scene: scene('packs', '#e8ebdc', '#68783a', 'box', [
          'whey-isolado-puro-900-g-serra-alta',
          'creatina-micronizada-300-g-serra-alta',
          'coqueteleira-com-mola-600-ml-aroeira'
        ])
      },
      {
        key: 'grade-vegetal',
        name: t('Proteína vegetal entre folhas', 'Plant protein among leaves'),
        title: t('Proteína que vem da terra', 'Protein from the ground'),
        description: t('<p>Ervilha, arroz, amêndoas e sementes.</p>', '<p>Pea, rice, almonds and seeds.</p>'),
        link: '/proteinas/proteina-vegetal',
        scene: scene('packs', '#e1ecd9', '#4f8048', 'leaf', [
          'proteina-vegetal-500-g-vereda-verde',
          'proteina-de-amendoas-e-sementes-400-g-semente-boa'
        ])
      }
    ])
  },
  {
    name: 'banner-carousel',
    label: 'Marcas em destaque',
    banners: sized(sizes.carousel, [
      brandCard('raiz-norte', 'Raiz Norte', scene('abstract', '#e3ede4', '#1f4d3a', 'leaf')),
      brandCard('serra-alta', 'Serra Alta', scene('abstract', '#e0e6f0', '#14284b', 'mountain')),
      brandCard('mare-viva', 'Maré Viva', scene('abstract', '#dcedf0', '#0b4f6c', 'water')),
      brandCard('vereda-verde', 'Vereda Verde', scene('abstract', '#e6efdb', '#4f7d3a', 'leaf')),
      brandCard('colmeia-azul', 'Colmeia Azul', scene('abstract', '#f5ead0', '#b57a1c', 'honey')),
      brandCard('pe-de-vento', 'Pé de Vento', scene('abstract', '#e3ecec', '#2f7f86', 'running'))
    ])
  }
]

function brandCard(slug: string, name: string, brandScene: ReturnType<typeof scene>) {
  return {
    key: `marca-${slug}`,
    name: t(`Marca ${name}`, `${name} brand`),
    title: t(name, name),
    description: t('', ''),
    link: `/marcas/${slug}`,
    scene: brandScene
  }
}
