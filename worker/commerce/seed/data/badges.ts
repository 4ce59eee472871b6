import type { SeedBadge } from '../types.ts'
import { t } from './text.ts'

export const badges: SeedBadge[] = [
  {
    key: 'oferta',
    name: t('Oferta', 'Offer'),
    label: t('Oferta', 'Offer'),
    text: '#ffffff',
    background: '#b3401c',
    position: { x: 'left', y: 'top' }
  },
  {
    key: 'mais-vendido',
    name: t('Mais vendido', 'Best seller'),
    label: t('Mais vendido', 'Best seller'),
    text: '#3b2a00',
    background: '#f2c14e',
    position: { x: 'right', y: 'top' }
  },
  {
    key: 'lancamento',
    name: t('Lançamento', 'New'),
    label: t('Lançamento', 'New'),
    text: '#ffffff',
    background: '#3d3a8c',
    position: { x: 'right', y: 'top' }
  },
  {
    key: 'frete-gratis',
    name: t('Frete grátis', 'Free shipping'),
    label: t('Frete grátis', 'Free shipping'),
    text: '#ffffff',
    background: '#1f5f45',
    position: { x: 'left', y: 'bottom' }
  },
  {
    key: 'vegano',
    name: t('Vegano', 'Vegan'),
    label: t('Vegano', 'Vegan'),
    text: '#1f3d12',
    background: '#d7ebc4',
    position: { x: 'right', y: 'bottom' }
  },
  {
    key: 'organico',
    name: t('Orgânico', 'Organic'),
    label: t('Orgânico', 'Organic'),
    text: '#3a2f00',
    background: '#e9e2a8',
    position: { x: 'right', y: 'bottom' }
  },
  {
    key: 'ultimas-unidades',
    name: t('Últimas unidades', 'Last units'),
    label: t('Últimas unidades', 'Last units'),
    text: '#ffffff',
    background: '#8a1f3d',
    position: { x: 'left', y: 'top' }
  },
  {
    key: 'kit',
    name: t('Kit com desconto', 'Discounted kit'),
    label: t('Kit', 'Kit'),
    text: '#ffffff',
    background: '#0b5a6e',
    position: { x: 'right', y: 'top' }
  }
]
