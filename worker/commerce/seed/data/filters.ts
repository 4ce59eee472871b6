import type { SeedFilter } from '../types.ts'
import { t } from './text.ts'

export const filters: SeedFilter[] = [
  {
    key: 'forma',
    name: t('Forma', 'Form'),
    values: [
      { key: 'capsula', label: t('Cápsula', 'Capsule') },
      { key: 'softgel', label: t('Softgel', 'Softgel') },
      { key: 'comprimido', label: t('Comprimido', 'Tablet') },
      { key: 'po', label: t('Pó', 'Powder') },
      { key: 'gotas', label: t('Gotas', 'Drops') },
      { key: 'goma', label: t('Goma', 'Gummy') },
      { key: 'sache', label: t('Sachê', 'Sachet') },
      { key: 'barra', label: t('Barra', 'Bar') },
      { key: 'liquido', label: t('Líquido', 'Liquid') }
    ]
  },
  {
    key: 'objetivo',
    name: t('Objetivo', 'Goal'),
    values: [
      { key: 'imunidade', label: t('Imunidade', 'Immunity') },
      { key: 'energia', label: t('Energia', 'Energy') },
      { key: 'sono', label: t('Sono', 'Sleep') },
      { key: 'foco', label: t('Foco', 'Focus') },
      { key: 'articulacoes', label: t('Articulações', 'Joints') },
      { key: 'pele-e-cabelo', label: t('Pele e cabelo', 'Skin and hair') },
      { key: 'digestao', label: t('Digestão', 'Digestion') },
      { key: 'massa-muscular', label: t('Massa muscular', 'Muscle mass') },
      { key: 'emagrecimento', label: t('Emagrecimento', 'Weight control') },
      { key: 'coracao', label: t('Coração', 'Heart') },
      { key: 'desempenho', label: t('Desempenho', 'Performance') }
    ]
  },
  {
    key: 'dieta',
    name: t('Dieta', 'Diet'),
    values: [
      { key: 'vegano', label: t('Vegano', 'Vegan') },
      { key: 'sem-gluten', label: t('Sem glúten', 'Gluten free') },
      { key: 'sem-lactose', label: t('Sem lactose', 'Lactose free') },
      { key: 'sem-acucar', label: t('Sem açúcar', 'Sugar free') },
      { key: 'organico', label: t('Orgânico', 'Organic') }
    ]
  }
]
