import type { SeedShowcase, Text } from '../types.ts'
import { t } from './text.ts'

const LIMIT = 8
/** What goes on from the showcase before it. */
const LIMIT_EXTENSION = 6
/** Showcases that stand beside a banner have less room. */
const LIMIT_BESIDE_BANNER = 6

type Rule = NonNullable<SeedShowcase['rule']>

/** Spec 7: every product showcase name. */
export const showcases: SeedShowcase[] = [
  showcase('menu-search-showcase', t('Mais procurados', 'Most wanted'), { order: 'popularity' }),
  showcase('first-showcase', t('Mais vendidos', 'Best sellers'), { order: 'popularity' }),
  showcase('first-showcase-ext', t('Bem avaliados por quem usa', 'Well reviewed by people who use them'), {
    order: 'rating'
  }),
  showcase('second-showcase', t('Lançamentos', 'New in'), { order: 'newest' }),
  showcase('second-showcase-ext', t('Escolhas veganas', 'Vegan choices'), {
    filter: { dieta: 'vegano' },
    order: 'popularity'
  }),
  showcase('third-showcase', t('Ofertas da semana', 'Offers of the week'), { order: 'discount' }),
  showcase('third-showcase-ext', t('Para começar gastando pouco', 'Easy on the pocket'), { order: 'price-low' }),
  showcase('fourth-showcase', t('Para o fim do dia', 'For the end of the day'), {
    category: 'sono-e-relaxamento',
    order: 'popularity'
  }),
  showcase('fifth-showcase', t('Kits combinados', 'Kits that go together'), { category: 'kits', order: 'popularity' }),

  showcase('category-showcase-1', t('Vitaminas', 'Vitamins'), { category: 'vitaminas', order: 'popularity' }),
  showcase('category-showcase-2', t('Proteínas', 'Protein'), { category: 'proteinas', order: 'popularity' }),
  showcase('category-showcase-3', t('Colágeno e beleza', 'Collagen and beauty'), {
    category: 'colageno-e-beleza',
    order: 'popularity'
  }),
  besideBanner('category-showcase-banner-1', t('Minerais', 'Minerals'), { category: 'minerais', order: 'popularity' }),
  besideBanner('category-showcase-banner-2', t('Aminoácidos e recuperação', 'Amino acids and recovery'), {
    category: 'aminoacidos',
    order: 'popularity'
  }),
  besideBanner('category-showcase-banner-3', t('Saúde e bem-estar', 'Health and wellness'), {
    category: 'saude-e-bem-estar',
    order: 'popularity'
  }),

  showcase('sport-showcase-1', t('Musculação', 'Strength training'), {
    filter: { objetivo: 'massa-muscular' },
    order: 'popularity'
  }),
  {
    ...showcase('sport-showcase-2', t('Corrida', 'Running'), { category: 'hidratacao', order: 'popularity' }),
    slugs: [
      'isomaltulose-ritmo-600-g-pe-de-vento',
      'carbo-prova-com-eletrolitos-900-g-pe-de-vento',
      'magnesio-malato-esporte-90-capsulas-jatoba-sport'
    ]
  },
  showcase('sport-showcase-3', t('Pedal e esportes coletivos', 'Cycling and team sports'), {
    category: 'performance',
    filter: { objetivo: 'energia' },
    order: 'popularity'
  })
]

function showcase(name: string, title: Text, rule: Rule): SeedShowcase {
  return { name, title, limit: name.endsWith('-ext') ? LIMIT_EXTENSION : LIMIT, rule }
}

function besideBanner(name: string, title: Text, rule: Rule): SeedShowcase {
  return { name, title, limit: LIMIT_BESIDE_BANNER, rule }
}
