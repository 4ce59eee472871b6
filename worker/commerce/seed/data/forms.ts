import type { PackForm, SeedPicture, Text } from '../types.ts'
import { t } from './text.ts'

export interface Form {
  /** Value of the filter `forma`, null where none fits. */
  filter: string | null
  one: Text
  many: Text
  pack: PackForm
  content: NonNullable<SeedPicture['content']>
  contentColour: string
}

export const forms = {
  capsula: form('capsula', t('cápsula', 'capsule'), t('cápsulas', 'capsules'), 'bottle', 'capsules', '#efe6d2'),
  softgel: form('softgel', t('softgel', 'softgel'), t('softgels', 'softgels'), 'amber-bottle', 'softgels', '#e8a93a'),
  comprimido: form(
    'comprimido',
    t('comprimido', 'tablet'),
    t('comprimidos', 'tablets'),
    'bottle',
    'tablets',
    '#f3eee2'
  ),
  efervescente: form(
    'comprimido',
    t('comprimido efervescente', 'effervescent tablet'),
    t('comprimidos efervescentes', 'effervescent tablets'),
    'tube',
    'tablets',
    '#f6c877'
  ),
  po: form('po', t('dose', 'serving'), t('doses', 'servings'), 'pot', 'powder', '#f4efe3'),
  gotas: form('gotas', t('dose', 'serving'), t('doses', 'servings'), 'dropper', 'drops', '#e5b04a'),
  goma: form('goma', t('goma', 'gummy'), t('gomas', 'gummies'), 'jar', 'gummies', '#e2583e'),
  sache: form('sache', t('sachê', 'sachet'), t('sachês', 'sachets'), 'sachet-box', 'powder', '#f4efe3'),
  barra: form('barra', t('barra', 'bar'), t('barras', 'bars'), 'bar', 'bar-cut', '#7a4a26'),
  liquido: form('liquido', t('dose', 'serving'), t('doses', 'servings'), 'syrup', 'drops', '#d99a3d'),
  lata: form('liquido', t('lata', 'can'), t('latas', 'cans'), 'can', 'none', '#ffffff'),
  alimento: form(null, t('porção', 'portion'), t('porções', 'portions'), 'pouch', 'none', '#b98a52'),
  vinho: form('liquido', t('dose', 'serving'), t('doses', 'servings'), 'wine', 'none', '#5a1228'),
  acessorio: form(null, t('unidade', 'unit'), t('unidades', 'units'), 'accessory', 'none', '#ffffff'),
  kit: form(null, t('item', 'item'), t('itens', 'items'), 'kit', 'none', '#ffffff')
} satisfies Record<string, Form>

export type FormKey = keyof typeof forms

/** The container's name with its article, to start a sentence. */
export const containers: Record<PackForm, Text> = {
  pot: t('O pote', 'The tub'),
  bottle: t('O frasco', 'The bottle'),
  'amber-bottle': t('O frasco', 'The bottle'),
  dropper: t('O frasco conta-gotas', 'The dropper bottle'),
  jar: t('O pote', 'The jar'),
  pouch: t('O pacote', 'The pouch'),
  'sachet-box': t('A caixa', 'The box'),
  box: t('A caixa', 'The box'),
  tube: t('A embalagem', 'The pack'),
  bar: t('A embalagem', 'The pack'),
  shaker: t('A embalagem', 'The pack'),
  accessory: t('A embalagem', 'The pack'),
  kit: t('O kit', 'The kit'),
  syrup: t('O frasco', 'The bottle'),
  can: t('A lata', 'The can'),
  wine: t('A garrafa', 'The bottle')
}

function form(
  filter: string | null,
  one: Text,
  many: Text,
  pack: PackForm,
  content: Form['content'],
  contentColour: string
): Form {
  return { filter, one, many, pack, content, contentColour }
}
