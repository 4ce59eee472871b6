import type { Formula } from '../formula.ts'
import { t } from '../text.ts'

const SEE_ITEMS = t(
  'Consulte a lista de ingredientes de cada produto do kit na página dele e na embalagem.',
  'See the ingredients of each product of the kit on its page and on the pack.'
)
const FOLLOW_ITEMS = t(
  'Siga o modo de uso de cada produto, indicado na embalagem.',
  'Follow the directions of each product, stated on the pack.'
)
const KIT_CAUTION = t(
  'Valem as advertências e os alergênicos de cada produto do kit. Mantenha fora do alcance de crianças. Os suplementos deste kit não são medicamentos.',
  'The warnings and allergens of each product of the kit apply. Keep out of reach of children. The supplements of this kit are not medicines.'
)

export const kits: Formula[] = [
  {
    number: 105,
    key: 'kit-treino',
    name: t('Kit Primeiro Treino', 'First Training Kit'),
    label: { title: 'Kit Treino', subtitle: 'Whey e creatina' },
    categories: ['kits-treino'],
    form: 'kit',
    kind: 'kit',
    goals: ['massa-muscular', 'desempenho'],
    diets: ['sem-gluten'],
    summary: t(
      'O essencial para treinar, por menos do que comprar separado.',
      'The essentials for training, for less than buying apart.'
    ),
    about: [
      t(
        'Montado com o que mais sai junto na loja: proteína, creatina e onde misturar.',
        'Put together from what most goes together in the store: protein, creatine and something to mix them in.'
      ),
      t(
        'Todos os itens vão na mesma caixa e são os mesmos vendidos separadamente.',
        'All items go in the same box and are the same that are sold apart.'
      )
    ],
    ingredients: SEE_ITEMS,
    usage: FOLLOW_ITEMS,
    caution: KIT_CAUTION,
    serving: null,
    presentations: [
      {
        brand: 'serra-alta',
        size: {},
        parts: [
          ['whey-isolado-puro', 0],
          ['creatina-micronizada', 0],
          ['coqueteleira', 0]
        ],
        priceCents: 30990,
        listPriceCents: 34470,
        popularity: 670,
        note: t(
          'Whey isolado puro 900 g, creatina micronizada 300 g e coqueteleira 600 ml.',
          'Pure whey isolate 900 g, micronised creatine 300 g and a 600 ml shaker.'
        ),
        reviews: [
          [
            'Leonardo C.',
            5,
            'Comecei a treinar e veio tudo certo de uma vez.',
            'I started training and everything came right at once.'
          ],
          [
            'Paloma R.',
            4,
            'Bom desconto. Queria poder escolher o sabor.',
            'A good discount. I would like to choose the flavour.'
          ]
        ]
      },
      {
        brand: 'serra-alta',
        size: {},
        summary: t(
          'Creatina e glutamina em potes grandes, com preço de kit.',
          'Creatine and glutamine in large tubs, at a kit price.'
        ),
        about: [
          t(
            'Para quem já treina há tempo e usa os dois pós todos os dias: potes que duram meses.',
            'For people who have trained for long and use both powders every day: tubs that last for months.'
          ),
          t(
            'Todos os itens vão na mesma caixa e são os mesmos vendidos separadamente.',
            'All items go in the same box and are the same that are sold apart.'
          )
        ],
        name: t('Kit Força em Dobro', 'Double Strength Kit'),
        parts: [
          ['creatina-micronizada', 2],
          ['glutamina', 0]
        ],
        priceCents: 19490,
        listPriceCents: 21980,
        popularity: 380,
        quantityLimit: 5,
        note: t('Creatina micronizada 600 g e glutamina 300 g.', 'Micronised creatine 600 g and glutamine 300 g.')
      },
      {
        brand: 'pe-de-vento',
        size: {},
        goals: ['desempenho', 'energia'],
        summary: t(
          'Sais, carboidrato e garrafa para treinos e provas de mais de 90 minutos.',
          'Salts, carbohydrate and a bottle for sessions and races of more than 90 minutes.'
        ),
        name: t('Kit Prova Longa', 'Long Race Kit'),
        parts: [
          ['eletrolitos', 1],
          ['carboidrato', 1],
          ['garrafa-esportiva', 0]
        ],
        priceCents: 16490,
        listPriceCents: 18970,
        popularity: 340,
        note: t(
          'Eletrólitos com 30 sachês, isomaltulose 600 g e squeeze 750 ml.',
          'Electrolytes with 30 sachets, isomaltulose 600 g and a 750 ml squeeze bottle.'
        ),
        about: [
          t(
            'Para quem passa de uma hora e meia na rua: sais, carboidrato e onde levar.',
            'For people who spend more than an hour and a half on the road: salts, carbohydrate and something to carry them in.'
          ),
          t(
            'Todos os itens vão na mesma caixa e são os mesmos vendidos separadamente.',
            'All items go in the same box and are the same that are sold apart.'
          )
        ],
        reviews: [['Nilton V.', 5, 'Usei na minha primeira maratona.', 'I used it in my first marathon.']]
      }
    ]
  },
  {
    number: 106,
    key: 'kit-imunidade',
    name: t('Kit Imunidade', 'Immunity Kit'),
    label: { title: 'Kit Imunidade', subtitle: 'C, D e zinco' },
    categories: ['kits-imunidade'],
    form: 'kit',
    kind: 'kit',
    goals: ['imunidade'],
    diets: ['sem-gluten', 'sem-lactose'],
    summary: t(
      'Nutrientes que auxiliam no funcionamento do sistema imune, juntos e com desconto.',
      'Nutrients that help the immune system to work, together and at a discount.'
    ),
    about: [
      t(
        'Vitaminas e minerais que auxiliam no funcionamento do sistema imune, em doses que se somam sem passar do limite diário.',
        'Vitamins and minerals that help the immune system to work, in doses that add up without exceeding the daily limit.'
      ),
      t('Pensado para dois meses de outono e inverno.', 'Meant for two months of autumn and winter.')
    ],
    ingredients: SEE_ITEMS,
    usage: FOLLOW_ITEMS,
    caution: KIT_CAUTION,
    serving: null,
    presentations: [
      {
        brand: 'raiz-norte',
        size: {},
        parts: [
          ['vitamina-c', 0],
          ['vitamina-d3-2000', 0],
          ['zinco-quelato', 0]
        ],
        priceCents: 7990,
        listPriceCents: 9170,
        popularity: 720,
        note: t(
          'Vitamina C 500 mg, vitamina D3 2.000 UI e zinco 15 mg, 60 cápsulas de cada.',
          'Vitamin C 500 mg, vitamin D3 2,000 IU and zinc 15 mg, 60 capsules of each.'
        ),
        reviews: [
          [
            'Eunice P.',
            5,
            'Comprei para mim e para a minha mãe. Caixa caprichada.',
            'I bought it for me and my mother. A careful box.'
          ],
          ['Gerson L.', 4, 'Tudo para dois meses, só tomar.', 'All for two months, just take it.']
        ]
      },
      {
        brand: 'colmeia-azul',
        size: {},
        status: 'indisponivel',
        summary: t(
          'Própolis, mel com gengibre e gomas, para quem fala o dia inteiro.',
          'Propolis, honey with ginger and gummies, for people who speak all day.'
        ),
        name: t('Kit Garganta e Voz', 'Throat and Voice Kit'),
        parts: [
          ['propolis-gotas', 0],
          ['mel', 1],
          ['gomas-vitamina-c', 1]
        ],
        priceCents: 8290,
        listPriceCents: 9270,
        popularity: 360,
        about: [
          t(
            'Os três produtos de colmeia mais pedidos por professores e cantores da nossa clientela.',
            'The three hive products that teachers and singers among our customers most ask for.'
          ),
          t(
            'Mel e própolis em três formas: gotas, colher e goma.',
            'Honey and propolis in three forms: drops, spoon and gummy.'
          )
        ],
        note: t(
          'Extrato de própolis 30 ml, mel com própolis 280 g e gomas de própolis.',
          'Propolis extract 30 ml, honey with propolis 280 g and propolis gummies.'
        )
      },
      {
        brand: 'solar-vita',
        size: {},
        summary: t(
          'Vitaminas para adultos e crianças na mesma caixa.',
          'Vitamins for adults and children in the same box.'
        ),
        about: [
          t(
            'Um multivitamínico para os adultos, gomas com dose de criança para os pequenos e vitamina C efervescente para a correria.',
            'A multivitamin for the adults, gummies with a child’s dose for the little ones and effervescent vitamin C for busy days.'
          ),
          t(
            'A vitamina C efervescente é para adultos: as crianças ficam com as gomas.',
            'The effervescent vitamin C is for adults: the children keep to the gummies.'
          )
        ],
        name: t('Kit Família Protegida', 'Protected Family Kit'),
        parts: [
          ['multi-az', 0],
          ['multi-infantil-gomas', 1],
          ['vitamina-c-efervescente', 1]
        ],
        priceCents: 11990,
        listPriceCents: 13570,
        popularity: 410,
        note: t(
          'A-Z para os adultos, gomas para as crianças e vitamina C efervescente para a casa.',
          'A-Z for the adults, gummies for the children and effervescent vitamin C for the home.'
        )
      }
    ]
  },
  {
    number: 107,
    key: 'kit-beleza',
    name: t('Kit Pele e Cabelo', 'Skin and Hair Kit'),
    label: { title: 'Kit Beleza', subtitle: 'Colágeno e biotina' },
    categories: ['kits-beleza'],
    form: 'kit',
    kind: 'kit',
    goals: ['pele-e-cabelo'],
    diets: ['sem-gluten', 'sem-lactose'],
    summary: t(
      'Colágeno e companhia para três meses de cuidado, com preço de kit.',
      'Collagen and company for three months of care, at a kit price.'
    ),
    about: [
      t(
        'A vitamina C auxilia na formação do colágeno e a biotina, na manutenção da pele e dos cabelos. Juntas, simplificam a rotina.',
        'Vitamin C helps collagen to form, and biotin helps to maintain skin and hair. Together they simplify the routine.'
      ),
      t(
        'Constância conta mais do que quantidade: um gesto por dia.',
        'Constancy counts more than quantity: one gesture a day.'
      )
    ],
    ingredients: SEE_ITEMS,
    usage: FOLLOW_ITEMS,
    caution: KIT_CAUTION,
    serving: null,
    presentations: [
      {
        brand: 'estrela-do-vale',
        size: {},
        parts: [
          ['colageno-hidrolisado', 1],
          ['biotina', 0],
          ['vitamina-e', 2]
        ],
        priceCents: 11990,
        listPriceCents: 13770,
        popularity: 580,
        note: t(
          'Colágeno neutro 400 g, biotina 60 cápsulas e vitamina E 60 softgels.',
          'Neutral collagen 400 g, biotin 60 capsules and vitamin E 60 softgels.'
        ),
        reviews: [['Soraia M.', 5, 'Presente perfeito, veio com cartão.', 'A perfect gift, it came with a card.']]
      },
      {
        brand: 'estrela-do-vale',
        size: {},
        summary: t(
          'Peptídeos de colágeno e ácido hialurônico, um mês dos dois.',
          'Collagen peptides and hyaluronic acid, a month of both.'
        ),
        name: t('Kit Pele Firme', 'Firm Skin Kit'),
        parts: [
          ['peptideos-de-colageno', 0],
          ['acido-hialuronico', 0]
        ],
        priceCents: 16990,
        listPriceCents: 18980,
        popularity: 350,
        note: t(
          'Peptídeos de colágeno 120 g e ácido hialurônico 100 mg.',
          'Collagen peptides 120 g and hyaluronic acid 100 mg.'
        )
      },
      {
        brand: 'solar-vita',
        size: {},
        summary: t(
          'Duas gomas para pele, cabelos e unhas, sem cápsulas.',
          'Two gummies for skin, hair and nails, without capsules.'
        ),
        name: t('Kit Gomas da Beleza', 'Beauty Gummies Kit'),
        parts: [
          ['biotina', 2],
          ['cabelos-e-unhas', 2]
        ],
        priceCents: 9290,
        listPriceCents: 10480,
        popularity: 250,
        status: 'indisponivel',
        note: t(
          'Gomas de biotina e gomas Cabelo Forte, um mês de cada.',
          'Biotin gummies and Strong Hair gummies, a month of each.'
        )
      }
    ]
  },
  {
    number: 108,
    key: 'kit-rotina',
    name: t('Kit Manhã e Noite', 'Morning and Night Kit'),
    label: { title: 'Kit Rotina', subtitle: 'Manhã e noite' },
    categories: ['kits-rotina'],
    form: 'kit',
    kind: 'kit',
    goals: ['energia', 'sono'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Uma rotina pronta para o dia inteiro, com cada coisa em seu horário.',
      'A ready routine for the whole day, each thing at its time.'
    ),
    about: [
      t(
        'De manhã, o que dá energia; à noite, o que ajuda a desligar. O cartão dentro da caixa mostra a ordem.',
        'In the morning what gives energy; at night what helps to switch off. The card in the box shows the order.'
      ),
      t('Todos os itens são os mesmos vendidos separadamente.', 'All items are the same that are sold apart.')
    ],
    ingredients: SEE_ITEMS,
    usage: FOLLOW_ITEMS,
    caution: KIT_CAUTION,
    serving: null,
    presentations: [
      {
        brand: 'candeia',
        size: {},
        parts: [
          ['complexo-b', 0],
          ['magnesio-bisglicinato', 0],
          ['porta-capsulas', 1]
        ],
        priceCents: 10990,
        listPriceCents: 12570,
        popularity: 490,
        note: t(
          'Complexo B, magnésio bisglicinato e porta-cápsulas de manhã e noite.',
          'B complex, magnesium bisglycinate and a morning and night pill case.'
        ),
        reviews: [
          ['Vilma A.', 5, 'O porta-cápsulas duplo resolveu minha bagunça.', 'The double pill case solved my mess.']
        ]
      },
      {
        brand: 'florada-serena',
        size: {},
        goals: ['sono'],
        summary: t(
          'Melatonina, triptofano com magnésio e chá, na ordem da noite.',
          'Melatonin, tryptophan with magnesium and tea, in the order of the evening.'
        ),
        name: t('Kit Boa Noite', 'Good Night Kit'),
        parts: [
          ['melatonina-gotas', 0],
          ['triptofano', 1],
          ['cha-da-noite', 0]
        ],
        priceCents: 10490,
        listPriceCents: 11870,
        popularity: 520,
        quantityLimit: 5,
        note: t(
          'Melatonina em gotas, Noite Tranquila 60 cápsulas e chá da noite.',
          'Melatonin drops, Quiet Night 60 capsules and night tea.'
        ),
        about: [
          t(
            'Três gestos para desacelerar: o chá uma hora antes, as cápsulas depois, as gotas ao deitar.',
            'Three gestures to slow down: tea an hour before, then the capsules, the drops at bedtime.'
          ),
          t(
            'Apague as telas junto: nenhum produto ganha delas.',
            'Switch off the screens too: no product wins against them.'
          )
        ],
        reviews: [
          ['Odilon F.', 4, 'O chá já valeu o kit.', 'The tea alone was worth the kit.'],
          ['Rafaela D.', 5, 'Durmo melhor com a rotina completa.', 'I sleep better with the full routine.']
        ]
      },
      {
        brand: 'mare-viva',
        size: {},
        diets: ['sem-gluten', 'sem-lactose'],
        goals: ['coracao'],
        summary: t(
          'Ômega 3, coenzima Q10 e suco de uva integral, com preço de kit.',
          'Omega 3, coenzyme Q10 and whole grape juice, at a kit price.'
        ),
        name: t('Kit Coração em Dia', 'Heart Care Kit'),
        parts: [
          ['omega-3', 1],
          ['coenzima-q10', 0],
          ['suco-de-uva', 0]
        ],
        priceCents: 13490,
        listPriceCents: 15470,
        popularity: 400,
        note: t(
          'Ômega 3 com 120 softgels, coenzima Q10 100 mg e suco de uva integral.',
          'Omega 3 with 120 softgels, coenzyme Q10 100 mg and whole grape juice.'
        ),
        about: [
          t(
            'Ômega 3, coenzima Q10 e um suco de uva de verdade, para acompanhar alimentação equilibrada e caminhada.',
            'Omega 3, coenzyme Q10 and a real grape juice, to go with a balanced diet and walking.'
          ),
          t('Todos os itens são os mesmos vendidos separadamente.', 'All items are the same that are sold apart.')
        ]
      },
      {
        brand: 'vereda-verde',
        size: {},
        diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
        goals: ['energia'],
        summary: t(
          'B12, ômega 3 de algas e ferro: a base de quem deixou a carne.',
          'B12, algae omega 3 and iron: the basics for people who left meat.'
        ),
        name: t('Kit Começo Vegano', 'Vegan Start Kit'),
        parts: [
          ['vitamina-b12', 0],
          ['omega-3-vegetal', 0],
          ['ferro-quelato', 1]
        ],
        priceCents: 17490,
        listPriceCents: 19170,
        popularity: 360,
        note: t(
          'B12 sublingual, ômega 3 de algas e ferro com vitamina C.',
          'Sublingual B12, algae omega 3 and iron with vitamin C.'
        ),
        about: [
          t(
            'Os três nutrientes que mais pedem atenção quando a carne sai do prato.',
            'The three nutrients that most need attention when meat leaves the plate.'
          ),
          t(
            'Faça exames uma vez por ano e ajuste com quem acompanha você.',
            'Have tests once a year and adjust with whoever looks after you.'
          )
        ]
      }
    ]
  }
]
