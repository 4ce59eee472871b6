import type { SeedList } from '../types.ts'
import { t } from './text.ts'

export const lists: SeedList[] = [
  {
    slug: 'primeiros-passos-na-academia',
    name: t('Primeiros passos na academia', 'First steps at the gym'),
    description: t(
      'Proteína para um mês, creatina para mais de três e uma coqueteleira. O básico, sem pré-treino e sem pressa.',
      'Protein for a month, creatine for more than three and a shaker. The basics, without pre-workout and without hurry.'
    ),
    open: true,
    items: [
      { slug: 'whey-protein-concentrado-900-g-arco-forte', quantity: 1 },
      { slug: 'creatina-monohidratada-300-g-arco-forte', quantity: 1 },
      { slug: 'coqueteleira-com-mola-600-ml-aroeira', quantity: 1 }
    ]
  },
  {
    slug: 'imunidade-da-familia',
    name: t('Imunidade da família', 'Immunity for the family'),
    description: t(
      'Vitamina C, vitamina D, zinco e própolis, com gomas para as crianças. Ajuste as quantidades ao tamanho da casa.',
      'Vitamin C, vitamin D, zinc and propolis, with gummies for the children. Set the quantities to the size of your household.'
    ),
    open: true,
    items: [
      { slug: 'vitamina-c-500-mg-120-capsulas-raiz-norte', quantity: 1 },
      { slug: 'vitamina-d3-2000-ui-120-softgels-raiz-norte', quantity: 1 },
      { slug: 'zinco-quelato-15-mg-60-capsulas-raiz-norte', quantity: 2 },
      { slug: 'extrato-de-propolis-sem-alcool-30-ml-colmeia-azul', quantity: 1 },
      { slug: 'multivitaminico-infantil-em-gomas-60-gomas-solar-vita', quantity: 1 }
    ]
  },
  {
    slug: 'corrida-de-domingo',
    name: t('Corrida de domingo', 'Sunday run'),
    description: t(
      'Sais, gel e carboidrato para treinos acima de uma hora, e glutamina para depois.',
      'Salts, gel and carbohydrate for sessions over an hour, and glutamine for afterwards.'
    ),
    open: true,
    items: [
      { slug: 'eletrolitos-30-saches-de-5-g-pe-de-vento', quantity: 1 },
      { slug: 'gel-de-energia-com-cafeina-10-saches-de-30-g-pe-de-vento', quantity: 2 },
      { slug: 'isomaltulose-ritmo-600-g-pe-de-vento', quantity: 1 },
      { slug: 'glutamina-300-g-serra-alta', quantity: 1 }
    ]
  },
  {
    slug: 'cabelos-pele-e-unhas',
    name: t('Cabelos, pele e unhas', 'Hair, skin and nails'),
    description: t(
      'Um mês de colágeno e de ácido hialurônico e dois de biotina, na dose do rótulo.',
      'One month of collagen and hyaluronic acid and two of biotin, in the dose on the label.'
    ),
    open: false,
    items: [
      { slug: 'peptideos-de-colageno-em-saches-30-saches-de-4-g-estrela-do-vale', quantity: 1 },
      { slug: 'acido-hialuronico-100-mg-30-capsulas-estrela-do-vale', quantity: 1 },
      { slug: 'biotina-45-mcg-60-capsulas-estrela-do-vale', quantity: 1 }
    ]
  },
  {
    slug: 'noites-tranquilas',
    name: t('Noites tranquilas', 'Quiet nights'),
    description: t(
      'Magnésio, chá e melatonina para acompanhar uma rotina de sono com horário e pouca tela.',
      'Magnesium, tea and melatonin to go with a sleep routine that has a schedule and little screen time.'
    ),
    open: true,
    items: [
      { slug: 'magnesio-bisglicinato-60-capsulas-aurora-lab', quantity: 1 },
      { slug: 'melatonina-em-gotas-20-ml-florada-serena', quantity: 1 },
      { slug: 'cha-da-noite-15-saches-de-15-g-florada-serena', quantity: 2 }
    ]
  }
]
