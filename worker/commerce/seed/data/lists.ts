import type { SeedList } from '../types.ts'
import { t } from './text.ts'

export const lists: SeedList[] = [
  {
    slug: 'primeiros-passos-na-academia',
    name: t('Primeiros passos na academia', 'First steps at the gym'),
    description: t(
      'Proteína para completar o prato, creatina para todo dia e uma coqueteleira. Três meses bastam para saber se é para você.',
      'Protein to complete your plate, creatine for every day and a shaker. Three months are enough to know if it is for you.'
    ),
    open: true,
    items: []
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
      'Sais, gel e carboidrato para treinos acima de uma hora, e o que ajuda na recuperação.',
      'Salts, gel and carbohydrate for sessions over an hour, and what helps with recovery.'
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
      'Três meses de colágeno, biotina e ácido hialurônico, na dose do rótulo.',
      'Three months of collagen, biotin and hyaluronic acid, in the dose on the label.'
    ),
    open: false,
    items: []
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
