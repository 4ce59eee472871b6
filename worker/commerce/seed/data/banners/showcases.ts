import type { SeedBannerGroup } from '../../types.ts'
import { t } from '../text.ts'
import { scene, sized, sizes } from './sizes.ts'

/** One banner beside each category showcase and each sport showcase, in their order. */
export const showcaseGroups: SeedBannerGroup[] = [
  {
    name: 'category-showcase-banner-img',
    label: 'Banners das vitrines de categoria',
    banners: sized(sizes.showcase, [
      {
        key: 'vitrine-vitaminas',
        name: t('Vitaminas e minerais ao sol da manhã', 'Vitamins and minerals in the morning sun'),
        title: t('Vitaminas e minerais', 'Vitamins and minerals'),
        description: t('<p>O básico bem feito, para todo dia.</p>', '<p>The basics done well, for every day.</p>'),
        link: '/vitaminas',
        scene: scene('packs', '#f8edcf', '#d3a02e', 'sun', [
          'vitamina-d3-2000-ui-120-softgels-raiz-norte',
          'magnesio-dimalato-60-capsulas-raiz-norte',
          'complexo-b-60-capsulas-candeia'
        ])
      },
      {
        key: 'vitrine-proteinas',
        name: t('Potes de proteína e aminoácidos', 'Tubs of protein and amino acids'),
        title: t('Proteína e recuperação', 'Protein and recovery'),
        description: t('<p>Para completar o prato e o treino.</p>', '<p>To complete your plate and your training.</p>'),
        link: '/proteinas',
        scene: scene('packs', '#ece4da', '#8d5b3a', 'dumbbell', [
          'whey-isolado-zero-lactose-900-g-arco-forte',
          'glutamina-300-g-serra-alta'
        ])
      },
      {
        key: 'vitrine-beleza',
        name: t('Colágeno e frutas vermelhas', 'Collagen and berries'),
        title: t('Beleza e bem-estar', 'Beauty and wellness'),
        description: t('<p>Uma colher por dia, sem pressa.</p>', '<p>One spoon a day, without hurry.</p>'),
        link: '/colageno-e-beleza',
        scene: scene('packs', '#f3e2e3', '#b96072', 'berries', [
          'colageno-hidrolisado-300-g-estrela-do-vale',
          'acido-hialuronico-100-mg-30-capsulas-estrela-do-vale'
        ])
      }
    ])
  },
  {
    name: 'sport-showroom-banners',
    label: 'Banners das vitrines de esporte',
    banners: sized(sizes.showcase, [
      {
        key: 'esporte-musculacao',
        name: t('Whey e creatina ao lado de um halter', 'Whey and creatine beside a dumbbell'),
        title: t('Musculação', 'Strength training'),
        description: t('<p>Força se constrói com constância.</p>', '<p>Strength is built with constancy.</p>'),
        link: '/busca?busca=massa%20muscular',
        scene: scene('sport', '#e2e4e8', '#4a5568', 'dumbbell', [
          'whey-protein-concentrado-900-g-arco-forte',
          'creatina-micronizada-300-g-serra-alta'
        ])
      },
      {
        key: 'esporte-corrida',
        name: t('Sais e géis ao lado de um tênis na estrada', 'Salts and gels beside a running shoe on the road'),
        title: t('Corrida', 'Running'),
        description: t(
          '<p>Sais, géis e energia para o percurso.</p>',
          '<p>Salts, gels and energy for the distance.</p>'
        ),
        link: '/performance/hidratacao',
        scene: scene('sport', '#f6e5d6', '#d0703a', 'running', [
          'eletrolitos-10-saches-de-5-g-pe-de-vento',
          'gel-de-energia-10-saches-de-30-g-pe-de-vento'
        ])
      },
      {
        key: 'esporte-pedal-e-quadra',
        name: t('Carboidrato e isotônico ao lado de uma bicicleta', 'Carbohydrate and isotonic drink beside a bicycle'),
        title: t('Pedal e esportes coletivos', 'Cycling and team sports'),
        description: t('<p>Fôlego para o segundo tempo.</p>', '<p>Breath for the second half.</p>'),
        link: '/performance/carboidratos',
        scene: scene('sport', '#dfebe0', '#3f7f5c', 'bicycle', [
          'isomaltulose-ritmo-600-g-pe-de-vento',
          'isotonico-time-600-g-jatoba-sport'
        ])
      }
    ])
  }
]
