import type { Text } from '../types.ts'
import type { Formula } from './formula.ts'
import { t } from './text.ts'

/** What shoppers type for a product besides what its texts say. */
export function keywordsOf({ key }: Formula, name: Text): Text[] {
  return [...(keywords[key] ? [keywords[key]] : []), ...plainNumbers(name)]
}

/** `1.000 mg` is typed as 1000 mg. */
function plainNumbers({ pt }: Text): Text[] {
  return [...pt.matchAll(/\d{1,3}(?:\.\d{3})+/g)].map(([number]) => number.replaceAll('.', '')).map(n => t(n, n))
}

/** By formula key. Words that are typed in one piece stand so beside the products' own spelling. */
export const keywords: Record<string, Text> = {
  'omega-3': t('Óleo de peixe', 'Fish oil'),
  'omega-3-concentrado': t('Óleo de peixe', 'Fish oil'),
  'pre-treino': t('Pretreino', 'Preworkout'),
  'pre-treino-sem-cafeina': t('Pretreino', 'Preworkout'),
  'whey-isolado-sem-lactose': t('Whey protein isolada', 'Whey protein isolate'),
  'whey-isolado-puro': t('Whey protein isolada', 'Whey protein isolate'),
  'proteina-vegetal': t('Proteína vegana', 'Vegan protein'),
  hipercalorico: t('Ganho de peso', 'Weight gainer'),
  'bcaa-po': t('Aminoácidos ramificados', 'Branched-chain amino acids'),
  'bcaa-capsulas': t('Aminoácidos ramificados', 'Branched-chain amino acids'),
  termogenico: t('Queimador de gordura', 'Fat burner'),
  curcuma: t('Curcumina', 'Curcumin'),
  'coenzima-q10': t('CoQ10', 'CoQ10'),
  probiotico: t('Lactobacilos', 'Lactobacilli'),
  'barra-de-proteina': t('Barrinha proteica', 'Protein bar'),
  'barra-vegana': t('Barrinha vegana', 'Vegan bar'),
  'vitamina-c': t('Ácido ascórbico', 'Ascorbic acid'),
  'vitamina-d3-2000': t('Colecalciferol', 'Cholecalciferol'),
  'vitamina-d3-diaria': t('Colecalciferol', 'Cholecalciferol'),
  'vitamina-d3-gotas': t('Colecalciferol', 'Cholecalciferol'),
  'acido-folico': t('Vitamina B9 folato', 'Vitamin B9 folate'),
  'multi-mulher': t('Polivitamínico', 'Multi vitamin'),
  'multi-homem': t('Polivitamínico', 'Multi vitamin'),
  'multi-az': t('Polivitamínico', 'Multi vitamin'),
  'multi-50': t('Polivitamínico', 'Multi vitamin'),
  'multi-infantil-gomas': t('Polivitamínico, vitaminas para crianças', 'Multi vitamin, kids vitamins'),
  'multi-infantil-gotas': t('Polivitamínico, vitaminas para crianças', 'Multi vitamin, kids vitamins')
}
