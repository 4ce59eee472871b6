import type { Layout } from './label.ts'
import { apothecaryLayout } from './layout-apothecary.ts'
import { bandLayout } from './layout-band.ts'
import { columnLayout } from './layout-column.ts'
import { minimalLayout } from './layout-minimal.ts'
import { patternLayout } from './layout-pattern.ts'
import { sealLayout } from './layout-seal.ts'
import { splitLayout } from './layout-split.ts'
import { sportLayout } from './layout-sport.ts'
import { stripeLayout } from './layout-stripe.ts'
import { waveLayout } from './layout-wave.ts'
import type { WordmarkStyle } from './wordmark.ts'

export interface House {
  layout: Layout
  wordmark: WordmarkStyle
}

/** How each brand dresses its labels. */
const HOUSES: Record<string, House> = {
  'raiz-norte': { layout: bandLayout, wordmark: 'spaced-capitals' },
  'solar-vita': { layout: splitLayout, wordmark: 'lowercase' },
  'serra-alta': { layout: stripeLayout, wordmark: 'heavy-capitals' },
  'mare-viva': { layout: waveLayout, wordmark: 'spaced-capitals' },
  'gota-clara': { layout: minimalLayout, wordmark: 'lowercase' },
  trovao: { layout: sportLayout, wordmark: 'italic' },
  'semente-boa': { layout: sealLayout, wordmark: 'condensed' },
  'aurora-lab': { layout: columnLayout, wordmark: 'plain' },
  'estrela-do-vale': { layout: sealLayout, wordmark: 'spaced-capitals' },
  caroa: { layout: apothecaryLayout, wordmark: 'spaced-capitals' },
  'colmeia-azul': { layout: apothecaryLayout, wordmark: 'condensed' },
  'arco-forte': { layout: stripeLayout, wordmark: 'heavy-capitals' },
  'ipe-nutricao': { layout: splitLayout, wordmark: 'plain' },
  'jatoba-sport': { layout: sportLayout, wordmark: 'italic' },
  'florada-serena': { layout: minimalLayout, wordmark: 'lowercase' },
  'pampa-fit': { layout: waveLayout, wordmark: 'plain' },
  'cerrado-vivo': { layout: patternLayout, wordmark: 'heavy-capitals' },
  umbuzeiro: { layout: patternLayout, wordmark: 'heavy-capitals' },
  'tucuma-labs': { layout: columnLayout, wordmark: 'plain' },
  'vereda-verde': { layout: patternLayout, wordmark: 'lowercase' },
  'pe-de-vento': { layout: sportLayout, wordmark: 'italic' },
  candeia: { layout: columnLayout, wordmark: 'plain' },
  aroeira: { layout: minimalLayout, wordmark: 'lowercase' },
  'casa-videira': { layout: apothecaryLayout, wordmark: 'spaced-capitals' }
}

const PLAIN_HOUSE: House = { layout: bandLayout, wordmark: 'spaced-capitals' }

export function houseOf(brandKey: string): House {
  return HOUSES[brandKey] ?? PLAIN_HOUSE
}
