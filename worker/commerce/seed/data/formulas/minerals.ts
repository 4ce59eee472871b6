import type { Formula } from '../formula.ts'
import { t } from '../text.ts'

export const minerals: Formula[] = [
  {
    number: 21,
    key: 'magnesio-bisglicinato',
    name: t('Magnésio Bisglicinato', 'Magnesium Bisglycinate'),
    label: { title: 'Magnésio', subtitle: 'Bisglicinato' },
    categories: ['magnesio-bisglicinato', 'sono-e-relaxamento'],
    form: 'capsula',
    goals: ['sono', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{magnesium} de magnésio quelato em {serving}, suave para o estômago.',
      '{magnesium} of chelated magnesium in {serving}, gentle on the stomach.'
    ),
    about: [
      t(
        'O magnésio auxilia no funcionamento muscular e neuromuscular e no metabolismo energético. Ligado à glicina, ele é bem absorvido e solta menos o intestino do que o óxido.',
        'Magnesium helps muscles and nerves to work and energy metabolism. Bound to glycine, it is well absorbed and loosens the bowel less than the oxide.'
      ),
      t(
        'Muita gente prefere tomar à noite. A quantidade na tabela é a de magnésio puro, não a do composto: compare sempre assim.',
        'Many people prefer to take it at night. The amount in the table is that of pure magnesium, not of the compound: always compare like this.'
      )
    ],
    ingredients: t(
      'Bisglicinato de magnésio, antiumectante dióxido de silício. Cápsula: hipromelose.',
      'Magnesium bisglycinate, anti-caking agent silicon dioxide. Capsule: hypromellose.'
    ),
    usage: t(
      'Adultos: ingerir {serving} ao dia, de preferência após o jantar.',
      'Adults: take {serving} a day, preferably after dinner.'
    ),
    caution: t(
      'Pessoas com doença renal devem consultar o médico.',
      'People with kidney disease should ask their doctor.'
    ),
    serving: { units: 2 },
    facts: { magnesium: 210, glycine: 1.2 },
    subscribable: true,
    pairs: [
      ['melatonina-gotas', 8],
      ['vitamina-d3-2000', 6]
    ],
    presentations: [
      {
        brand: 'aurora-lab',
        size: { units: 60 },
        priceCents: 5990,
        listPriceCents: 7490,
        popularity: 940,
        sibling: 'quantidade',
        note: t('Bisglicinato puro, sem óxido misturado.', 'Pure bisglycinate, without oxide mixed in.'),
        reviews: [
          [
            'Carla N.',
            5,
            'Parou a câimbra na panturrilha depois da corrida. Não solta o intestino.',
            'The calf cramps after running stopped. It does not loosen the bowel.'
          ],
          [
            'Ernesto B.',
            5,
            'Rótulo honesto: diz o magnésio elementar.',
            'An honest label: it states elemental magnesium.'
          ],
          [
            'Luana F.',
            4,
            'Cápsulas grandes, são duas por dia. O efeito compensa.',
            'Large capsules, two a day. The effect makes up for it.'
          ]
        ]
      },
      {
        brand: 'aurora-lab',
        size: { units: 120 },
        priceCents: 10490,
        popularity: 770,
        sibling: 'quantidade',
        note: t('Sessenta dias de uso sem repor.', 'Sixty days of use without buying again.')
      },
      {
        brand: 'florada-serena',
        size: { grams: 200 },
        form: 'po',
        serving: { grams: 4, measure: t('1 colher medida', '1 measuring spoon') },
        facts: { magnesium: 350, glycine: 3 },
        name: t('Magnésio da Noite em Pó', 'Night Magnesium Powder'),
        priceCents: 9890,
        popularity: 480,
        look: { colour: '#5a4f96' },
        ingredients: t(
          'Bisglicinato de magnésio, acidulante ácido cítrico, aromatizante natural de maracujá, edulcorante estévia.',
          'Magnesium bisglycinate, acidulant citric acid, natural passion fruit flavouring, sweetener stevia.'
        ),
        note: t(
          'Para beber morno antes de dormir, com sabor maracujá.',
          'To drink warm before bed, passion fruit flavour.'
        ),
        reviews: [
          [
            'Nádia S.',
            5,
            'Virou meu ritual: água morna e uma colher medida. Sabor suave.',
            'It became my ritual: warm water and one spoon. A mild flavour.'
          ],
          [
            'Caio P.',
            3,
            'Dissolve bem em água morna, na gelada empelota.',
            'It dissolves well in warm water, in cold it clumps.'
          ]
        ]
      },
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        name: t('Magnésio Quelato', 'Chelated Magnesium'),
        facts: { magnesium: 150, glycine: 0.9 },
        priceCents: 4290,
        popularity: 520,
        note: t(
          'Dose menor, para quem já come castanhas e folhas.',
          'A lower dose, for people who already eat nuts and greens.'
        )
      }
    ]
  },
  {
    number: 22,
    key: 'magnesio-dimalato',
    name: t('Magnésio Dimalato', 'Magnesium Dimalate'),
    label: { title: 'Magnésio', subtitle: 'Dimalato' },
    categories: ['magnesio-dimalato'],
    form: 'capsula',
    goals: ['energia', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{magnesium} de magnésio ligado ao ácido málico em {serving}.',
      '{magnesium} of magnesium bound to malic acid in {serving}.'
    ),
    about: [
      t(
        'O ácido málico participa do ciclo que gera energia nas células; o magnésio auxilia no metabolismo energético. É o magnésio mais escolhido para a manhã.',
        'Malic acid takes part in the cycle that makes energy in cells; magnesium helps energy metabolism. It is the magnesium most chosen for the morning.'
      ),
      t('Tem boa absorção e pouco efeito laxante.', 'It is well absorbed and has little laxative effect.')
    ],
    ingredients: t(
      'Dimalato de magnésio, antiumectante estearato de magnésio vegetal. Cápsula: hipromelose.',
      'Magnesium dimalate, anti-caking agent vegetable magnesium stearate. Capsule: hypromellose.'
    ),
    usage: t(
      'Adultos: ingerir {serving} ao dia, no café da manhã ou no almoço.',
      'Adults: take {serving} a day at breakfast or lunch.'
    ),
    caution: t(
      'Pessoas com doença renal devem consultar o médico.',
      'People with kidney disease should ask their doctor.'
    ),
    serving: { units: 2 },
    facts: { magnesium: 250 },
    subscribable: true,
    presentations: [
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        priceCents: 3790,
        popularity: 850,
        sibling: 'quantidade',
        reviews: [
          [
            'Marta E.',
            5,
            'Tomo cedo e sinto menos cansaço nas pernas no fim do dia.',
            'I take it early and my legs feel less tired at the end of the day.'
          ],
          ['Silvio K.', 4, 'Bom custo. A cápsula é comprida.', 'Good cost. The capsule is long.']
        ]
      },
      {
        brand: 'raiz-norte',
        size: { units: 120 },
        priceCents: 6590,
        listPriceCents: 7580,
        popularity: 690,
        sibling: 'quantidade',
        reviews: [
          [
            'Gilberto T.',
            5,
            'Compro o de 120 porque compensa. Sempre bem lacrado.',
            'I buy the 120 because it pays off. Always well sealed.'
          ]
        ]
      },
      {
        brand: 'jatoba-sport',
        size: { units: 90 },
        name: t('Magnésio Malato Esporte', 'Sport Magnesium Malate'),
        serving: { units: 3 },
        facts: { magnesium: 350, potassium: 120 },
        priceCents: 5990,
        popularity: 370,
        note: t(
          'Dose cheia com potássio, para quem treina pesado.',
          'A full dose with potassium, for people who train hard.'
        )
      }
    ]
  },
  {
    number: 23,
    key: 'cloreto-de-magnesio',
    name: t('Cloreto de Magnésio P.A.', 'Magnesium Chloride'),
    label: { title: 'Cloreto de Magnésio', subtitle: 'P.A.' },
    categories: ['magnesio-cloreto'],
    form: 'po',
    goals: ['digestao', 'energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'O sal clássico, com {magnesium} de magnésio por dose.',
      'The classic salt, with {magnesium} of magnesium per serving.'
    ),
    about: [
      t(
        'Tradicional nas cozinhas brasileiras: dissolve-se em água, guarda-se na geladeira e toma-se uma dose por dia. O magnésio auxilia no funcionamento muscular.',
        'Traditional in Brazilian kitchens: dissolved in water, kept in the fridge and taken once a day. Magnesium helps muscles to work.'
      ),
      t(
        'O gosto é amargo e o efeito sobre o intestino é maior do que o dos quelatos. Comece com meia dose.',
        'The taste is bitter and the effect on the bowel is greater than that of chelates. Start with half a serving.'
      )
    ],
    ingredients: t('Cloreto de magnésio hexa-hidratado.', 'Magnesium chloride hexahydrate.'),
    usage: t(
      'Adultos: consumir {serving} ao dia, com bastante água.',
      'Adults: take {serving} a day with plenty of water.'
    ),
    caution: t(
      'Pode ter efeito laxante. Pessoas com doença renal devem consultar o médico.',
      'May have a laxative effect. People with kidney disease should ask their doctor.'
    ),
    serving: { grams: 2, measure: t('1 colher medida rasa', '1 level measuring spoon') },
    facts: { magnesium: 239 },
    presentations: [
      {
        brand: 'caroa',
        size: { grams: 100 },
        priceCents: 1690,
        popularity: 430,
        sibling: 'peso',
        look: { pack: 'pouch', contentColour: '#ffffff' },
        note: t(
          'Pacote com fecho, para pouco mais de um mês e meio.',
          'A resealable pouch, for a little over a month and a half.'
        )
      },
      {
        brand: 'caroa',
        size: { grams: 250 },
        priceCents: 2890,
        popularity: 320,
        sibling: 'peso',
        look: { pack: 'pouch', contentColour: '#ffffff' },
        note: t(
          'Quatro meses de uso, o melhor preço por dose de magnésio da loja.',
          'Four months of use, the store’s best price per serving of magnesium.'
        ),
        reviews: [
          [
            'Zilda M.',
            4,
            'Amargo como sempre, mas é o de verdade. Misturo com suco de limão.',
            'Bitter as ever, but it is the real thing. I mix it with lime juice.'
          ],
          [
            'Hugo R.',
            3,
            'Funciona, só cuidado com a dose: intestino solto nos primeiros dias.',
            'It works, just mind the dose: loose bowels in the first days.'
          ]
        ]
      },
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        form: 'capsula',
        about: [
          t(
            'O mesmo sal do pó tradicional, já medido em cápsulas: sem gosto amargo e sem jarra na geladeira.',
            'The same salt as the traditional powder, already measured in capsules: no bitter taste and no jug in the fridge.'
          ),
          t(
            'O magnésio auxilia no funcionamento muscular. O cloreto solta mais o intestino do que os quelatos.',
            'Magnesium helps muscles to work. The chloride loosens the bowel more than chelates do.'
          )
        ],
        name: t('Cloreto de Magnésio', 'Magnesium Chloride'),
        serving: { units: 2 },
        facts: { magnesium: 130 },
        priceCents: 2690,
        popularity: 400,
        ingredients: t(
          'Cloreto de magnésio hexa-hidratado, antiumectante dióxido de silício. Cápsula: hipromelose.',
          'Magnesium chloride hexahydrate, anti-caking agent silicon dioxide. Capsule: hypromellose.'
        ),
        note: t('Em cápsula, sem o amargo.', 'In capsules, without the bitterness.')
      }
    ]
  },
  {
    number: 24,
    key: 'magnesio-3',
    name: t('Magnésio 3 Fontes', 'Magnesium 3 Sources'),
    label: { title: 'Magnésio 3', subtitle: 'Três fontes' },
    categories: ['magnesio-quelato'],
    form: 'comprimido',
    goals: ['energia', 'sono', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Bisglicinato, dimalato e citrato: {magnesium} de magnésio em {serving}.',
      'Bisglycinate, dimalate and citrate: {magnesium} of magnesium in {serving}.'
    ),
    about: [
      t(
        'Três sais com tempos de absorção diferentes em um só comprimido. O magnésio auxilia no funcionamento muscular e no equilíbrio dos eletrólitos.',
        'Three salts with different absorption times in a single tablet. Magnesium helps muscles to work and electrolytes to be balanced.'
      ),
      t(
        'Divida entre manhã e noite, ou tome de uma vez com o jantar.',
        'Split it between morning and night, or take it at once with dinner.'
      )
    ],
    ingredients: t(
      'Bisglicinato de magnésio, dimalato de magnésio, citrato de magnésio, agente de massa celulose microcristalina, revestimento hipromelose.',
      'Magnesium bisglycinate, magnesium dimalate, magnesium citrate, bulking agent microcrystalline cellulose, coating hypromellose.'
    ),
    usage: t('Adultos: ingerir {serving} ao dia, junto com as refeições.', 'Adults: take {serving} a day with meals.'),
    caution: t(
      'Pessoas com doença renal devem consultar o médico.',
      'People with kidney disease should ask their doctor.'
    ),
    serving: { units: 2 },
    facts: { magnesium: 300 },
    subscribable: true,
    presentations: [
      {
        brand: 'ipe-nutricao',
        size: { units: 60 },
        priceCents: 4490,
        listPriceCents: 5290,
        popularity: 600,
        sibling: 'quantidade',
        reviews: [
          [
            'Flávia U.',
            4,
            'Divido, um de manhã e um à noite. Bom para mim.',
            'I split it, one in the morning and one at night. Good for me.'
          ]
        ]
      },
      {
        brand: 'ipe-nutricao',
        size: { units: 120 },
        priceCents: 7990,
        popularity: 390,
        sibling: 'quantidade'
      }
    ]
  },
  {
    number: 25,
    key: 'zinco-quelato',
    name: t('Zinco Quelato', 'Chelated Zinc'),
    label: { title: 'Zinco', subtitle: 'Bisglicinato' },
    categories: ['zinco'],
    form: 'capsula',
    goals: ['imunidade', 'pele-e-cabelo'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{zinc} de zinco por cápsula, bem absorvido e sem enjoo.',
      '{zinc} of zinc per capsule, well absorbed and without queasiness.'
    ),
    about: [
      t(
        'O zinco auxilia no funcionamento do sistema imune, na manutenção de pele, cabelos e unhas e na visão.',
        'Zinc helps the immune system to work, skin, hair and nails to be maintained, and vision.'
      ),
      t(
        'Em jejum, muitos sais de zinco enjoam. O bisglicinato é dos mais suaves, mas ainda assim prefira com comida.',
        'On an empty stomach many zinc salts cause queasiness. The bisglycinate is among the gentlest, but still prefer it with food.'
      )
    ],
    ingredients: t(
      'Agente de massa celulose microcristalina, bisglicinato de zinco. Cápsula: hipromelose.',
      'Bulking agent microcrystalline cellulose, zinc bisglycinate. Capsule: hypromellose.'
    ),
    usage: t('Adultos: ingerir 1 cápsula ao dia, durante uma refeição.', 'Adults: take 1 capsule a day during a meal.'),
    caution: t(
      'Espere duas horas entre o zinco e medicamentos como antibióticos.',
      'Wait two hours between zinc and medicines such as antibiotics.'
    ),
    serving: { units: 1 },
    subscribable: true,
    presentations: [
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        strength: t('15 mg', '15 mg'),
        facts: { zinc: 15 },
        priceCents: 2690,
        popularity: 745,
        sibling: 'concentracao',
        note: t('Dose de manutenção.', 'A maintenance dose.'),
        reviews: [
          ['Eduarda L.', 5, 'O único zinco que não me deu enjoo.', 'The only zinc that did not make me queasy.'],
          ['Nelson A.', 4, 'Bom preço e cápsula pequena.', 'Good price and a small capsule.']
        ]
      },
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        strength: t('29 mg', '29 mg'),
        facts: { zinc: 29 },
        priceCents: 3190,
        popularity: 610,
        sibling: 'concentracao',
        note: t(
          'A dose alta, no limite permitido em suplementos.',
          'The high dose, at the limit permitted in supplements.'
        )
      },
      {
        brand: 'aurora-lab',
        size: { units: 60 },
        summary: t(
          '{zinc} de zinco e {selenium} de selênio por cápsula, em formas orgânicas.',
          '{zinc} of zinc and {selenium} of selenium per capsule, in organic forms.'
        ),
        name: t('Zinco + Selênio', 'Zinc + Selenium'),
        facts: { zinc: 15, selenium: 60 },
        categories: ['zinco', 'selenio'],
        priceCents: 4490,
        popularity: 430,
        ingredients: t(
          'Agente de massa celulose microcristalina, bisglicinato de zinco, selenometionina. Cápsula: hipromelose.',
          'Bulking agent microcrystalline cellulose, zinc bisglycinate, selenomethionine. Capsule: hypromellose.'
        ),
        note: t('Com selenometionina, o selênio das castanhas.', 'With selenomethionine, the selenium of nuts.')
      }
    ]
  },
  {
    number: 26,
    key: 'calcio-d',
    name: t('Cálcio + Vitamina D', 'Calcium + Vitamin D'),
    label: { title: 'Cálcio + D', subtitle: 'Ossos e dentes' },
    categories: ['calcio'],
    form: 'comprimido',
    goals: ['articulacoes'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{calcium} de cálcio e {vitaminD} de vitamina D em {serving}.',
      '{calcium} of calcium and {vitaminD} of vitamin D in {serving}.'
    ),
    about: [
      t(
        'O cálcio auxilia na formação e na manutenção de ossos e dentes; a vitamina D auxilia na sua absorção.',
        'Calcium helps bones and teeth to form and to be maintained; vitamin D helps it to be absorbed.'
      ),
      t(
        'Dividir em duas tomadas melhora o aproveitamento: o intestino absorve pouco cálcio de cada vez.',
        'Splitting it in two improves its use: the bowel absorbs little calcium at a time.'
      )
    ],
    ingredients: t(
      'Carbonato de cálcio, agente de massa celulose microcristalina, colecalciferol, revestimento hipromelose.',
      'Calcium carbonate, bulking agent microcrystalline cellulose, cholecalciferol, coating hypromellose.'
    ),
    usage: t(
      'Adultos: ingerir {serving} ao dia, um no almoço e outro no jantar.',
      'Adults: take {serving} a day, one at lunch and one at dinner.'
    ),
    caution: t(
      'Quem tem histórico de cálculo renal deve consultar o médico.',
      'People with a history of kidney stones should ask their doctor.'
    ),
    serving: { units: 2 },
    facts: { calcium: 1000, vitaminD: 10 },
    subscribable: true,
    presentations: [
      {
        brand: 'ipe-nutricao',
        size: { units: 60 },
        priceCents: 2990,
        popularity: 550,
        sibling: 'quantidade',
        reviews: [
          ['Lourdes C.', 4, 'Comprimido grande, parto ao meio. Preço bom.', 'A large tablet, I split it. Good price.']
        ]
      },
      {
        brand: 'ipe-nutricao',
        size: { units: 120 },
        priceCents: 4990,
        listPriceCents: 5980,
        popularity: 420,
        sibling: 'quantidade'
      },
      {
        brand: 'aurora-lab',
        size: { units: 90 },
        name: t('Cálcio Citrato Malato + D3 + K2', 'Calcium Citrate Malate + D3 + K2'),
        serving: { units: 3 },
        facts: { calcium: 500, vitaminD: 25, vitaminK: 65 },
        usage: t(
          'Adultos: ingerir {serving} ao dia, um em cada refeição.',
          'Adults: take {serving} a day, one at each meal.'
        ),
        priceCents: 8990,
        popularity: 360,
        ingredients: t(
          'Citrato malato de cálcio, agente de massa celulose microcristalina, menaquinona-7, colecalciferol, revestimento hipromelose.',
          'Calcium citrate malate, bulking agent microcrystalline cellulose, menaquinone-7, cholecalciferol, coating hypromellose.'
        ),
        note: t(
          'Citrato malato não precisa de acidez para ser absorvido.',
          'Citrate malate does not need acidity to be absorbed.'
        )
      },
      {
        brand: 'solar-vita',
        size: { units: 60 },
        form: 'goma',
        name: t('Cálcio + D em Gomas', 'Calcium + D Gummies'),
        facts: { energy: 16, carbs: 3.8, addedSugars: 2.6, calcium: 200, vitaminD: 10 },
        usage: t('Adultos: mastigar {serving} ao dia.', 'Adults: chew {serving} a day.'),
        diets: ['sem-gluten', 'sem-lactose'],
        categories: ['calcio', 'gomas-e-doces'],
        priceCents: 4690,
        popularity: 310,
        look: { contentColour: '#f4a772', colour: '#f4a772' },
        ingredients: t(
          'Açúcar, xarope de glicose, fosfato tricálcico, água, gelatina, suco concentrado de pêssego, colecalciferol, regulador de acidez ácido cítrico.',
          'Sugar, glucose syrup, tricalcium phosphate, water, gelatine, peach juice concentrate, cholecalciferol, acidity regulator citric acid.'
        ),
        note: t(
          'Sabor pêssego, para quem não engole comprimidos grandes.',
          'Peach flavour, for people who do not swallow large tablets.'
        )
      }
    ]
  },
  {
    number: 27,
    key: 'ferro-quelato',
    name: t('Ferro Quelato', 'Chelated Iron'),
    label: { title: 'Ferro', subtitle: 'Bisglicinato' },
    categories: ['ferro'],
    form: 'capsula',
    goals: ['energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('{iron} de ferro em forma suave, por dose.', '{iron} of iron in a gentle form, per serving.'),
    about: [
      t(
        'O ferro auxilia na formação das células vermelhas do sangue e no transporte de oxigênio. O bisglicinato prende menos o intestino e não deixa gosto metálico.',
        'Iron helps red blood cells to form and oxygen to be carried. The bisglycinate constipates less and leaves no metallic taste.'
      ),
      t(
        'Um copo de suco de laranja junto ajuda; café, chá preto e leite atrapalham.',
        'A glass of orange juice with it helps; coffee, black tea and milk get in the way.'
      )
    ],
    ingredients: t(
      'Agente de massa celulose microcristalina, bisglicinato ferroso. Cápsula: hipromelose.',
      'Bulking agent microcrystalline cellulose, ferrous bisglycinate. Capsule: hypromellose.'
    ),
    usage: t(
      'Adultos: consumir {serving} ao dia, longe do café e do leite.',
      'Adults: take {serving} a day, away from coffee and milk.'
    ),
    caution: t(
      'Excesso de ferro faz mal: confirme a necessidade com exame de sangue. A dose acidental é perigosa para crianças.',
      'Too much iron is harmful: confirm the need with a blood test. An accidental dose is dangerous for children.'
    ),
    serving: { units: 1 },
    subscribable: true,
    pairs: [['vitamina-c', 8]],
    presentations: [
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        strength: t('14 mg', '14 mg'),
        facts: { iron: 14 },
        priceCents: 2890,
        popularity: 570,
        note: t('Exatamente 100% da referência diária.', 'Exactly 100% of the daily reference.'),
        reviews: [
          [
            'Tainá B.',
            5,
            'Não prende o intestino, que era meu problema com o sulfato.',
            'It does not constipate, which was my problem with the sulphate.'
          ],
          [
            'Cecília M.',
            4,
            'Tomo com suco de laranja. Sem gosto de ferro.',
            'I take it with orange juice. No taste of iron.'
          ]
        ]
      },
      {
        brand: 'vereda-verde',
        size: { units: 60 },
        summary: t(
          '{iron} de ferro quelato com {vitaminC} de vitamina C por cápsula.',
          '{iron} of chelated iron with {vitaminC} of vitamin C per capsule.'
        ),
        name: t('Ferro + Vitamina C', 'Iron + Vitamin C'),
        facts: { iron: 14, vitaminC: 100 },
        priceCents: 4390,
        popularity: 440,
        ingredients: t(
          'Ácido ascórbico, agente de massa celulose microcristalina, bisglicinato ferroso. Cápsula: hipromelose.',
          'Ascorbic acid, bulking agent microcrystalline cellulose, ferrous bisglycinate. Capsule: hypromellose.'
        ),
        note: t('A vitamina C já vem na cápsula.', 'The vitamin C comes in the capsule.')
      },
      {
        brand: 'gota-clara',
        size: { ml: 30 },
        form: 'gotas',
        name: t('Ferro Quelato em Gotas', 'Chelated Iron Drops'),
        serving: { ml: 1, measure: t('20 gotas', '20 drops') },
        facts: { iron: 14 },
        priceCents: 3690,
        popularity: 250,
        status: 'indisponivel',
        look: { contentColour: '#8a3b1c' },
        ingredients: t(
          'Água purificada, umectante glicerina, bisglicinato ferroso, aromatizante de chocolate, edulcorante sucralose, conservador sorbato de potássio.',
          'Purified water, humectant glycerine, ferrous bisglycinate, chocolate flavouring, sweetener sucralose, preservative potassium sorbate.'
        ),
        note: t('Sabor chocolate, que disfarça o metal.', 'Chocolate flavour, which hides the metal.')
      }
    ]
  },
  {
    number: 28,
    key: 'selenio',
    name: t('Selênio', 'Selenium'),
    label: { title: 'Selênio', subtitle: 'Selenometionina' },
    categories: ['selenio'],
    form: 'capsula',
    goals: ['imunidade', 'pele-e-cabelo'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('{selenium} de selênio orgânico por cápsula.', '{selenium} of organic selenium per capsule.'),
    about: [
      t(
        'O selênio é um antioxidante que auxilia na proteção dos danos dos radicais livres, no funcionamento da tireoide e do sistema imune.',
        'Selenium is an antioxidant that helps to protect against damage by free radicals and the thyroid and immune system to work.'
      ),
      t(
        'Uma castanha-do-pará por dia já traz bastante selênio. Se você come castanhas sempre, prefira a dose menor.',
        'One Brazil nut a day already brings a lot of selenium. If you always eat them, prefer the lower dose.'
      )
    ],
    ingredients: t(
      'Agente de massa celulose microcristalina, selenometionina. Cápsula: hipromelose.',
      'Bulking agent microcrystalline cellulose, selenomethionine. Capsule: hypromellose.'
    ),
    usage: t('Adultos: ingerir 1 cápsula ao dia, com uma refeição.', 'Adults: take 1 capsule a day with a meal.'),
    serving: { units: 1 },
    presentations: [
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        strength: t('60 µg', '60 µg'),
        facts: { selenium: 60 },
        priceCents: 2590,
        popularity: 340,
        sibling: 'concentracao',
        note: t('Cobre 100% da referência.', 'Covers 100% of the reference.')
      },
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        strength: t('200 µg', '200 µg'),
        facts: { selenium: 200 },
        priceCents: 3290,
        popularity: 380,
        sibling: 'concentracao',
        note: t('Dose alta, indicada quando o exame mostra falta.', 'A high dose, suggested when a test shows a lack.'),
        reviews: [
          [
            'Ricardo Y.',
            4,
            'Endócrino pediu 200. Cápsula pequena e fácil.',
            'My endocrinologist asked for 200. A small, easy capsule.'
          ]
        ]
      }
    ]
  },
  {
    number: 29,
    key: 'cromo',
    name: t('Picolinato de Cromo', 'Chromium Picolinate'),
    label: { title: 'Cromo', subtitle: 'Picolinato' },
    categories: ['iodo-e-cromo', 'saciedade'],
    form: 'capsula',
    goals: ['emagrecimento'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{chromium} de cromo por cápsula, para o metabolismo de carboidratos.',
      '{chromium} of chromium per capsule, for carbohydrate metabolism.'
    ),
    about: [
      t(
        'O cromo auxilia no metabolismo de carboidratos, proteínas e gorduras. O picolinato é a forma mais usada em suplementos.',
        'Chromium helps the metabolism of carbohydrates, proteins and fats. Picolinate is the form most used in supplements.'
      ),
      t(
        'Não tira a vontade de doce por mágica: funciona melhor ao lado de refeições com fibra e proteína.',
        'It does not remove sweet cravings by magic: it works better beside meals with fibre and protein.'
      )
    ],
    ingredients: t(
      'Agente de massa celulose microcristalina, picolinato de cromo. Cápsula: hipromelose.',
      'Bulking agent microcrystalline cellulose, chromium picolinate. Capsule: hypromellose.'
    ),
    usage: t(
      'Adultos: ingerir 1 cápsula ao dia, antes da refeição principal.',
      'Adults: take 1 capsule a day before the main meal.'
    ),
    caution: t(
      'Quem usa remédio para diabetes deve consultar o médico.',
      'People who take medicine for diabetes should ask their doctor.'
    ),
    serving: { units: 1 },
    presentations: [
      {
        brand: 'pampa-fit',
        size: { units: 60 },
        strength: t('35 µg', '35 µg'),
        facts: { chromium: 35 },
        priceCents: 2290,
        popularity: 320,
        sibling: 'concentracao',
        note: t('Dose de 100% da referência.', 'A dose of 100% of the reference.')
      },
      {
        brand: 'pampa-fit',
        size: { units: 60 },
        strength: t('250 µg', '250 µg'),
        facts: { chromium: 250 },
        priceCents: 2990,
        listPriceCents: 3690,
        popularity: 460,
        sibling: 'concentracao',
        note: t('A maior dose permitida em suplementos.', 'The highest dose permitted in supplements.'),
        reviews: [
          [
            'Keila R.',
            3,
            'Senti pouca diferença no doce, mas sigo com a nutricionista.',
            'I felt little difference with sweets, but I go on with my dietitian.'
          ],
          ['Ivan S.', 4, 'Uma cápsula antes do almoço, prático.', 'One capsule before lunch, practical.']
        ]
      }
    ]
  },
  {
    number: 30,
    key: 'iodo',
    name: t('Iodo', 'Iodine'),
    label: { title: 'Iodo', subtitle: 'Iodeto de potássio' },
    categories: ['iodo-e-cromo'],
    form: 'gotas',
    goals: ['energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{iodine} de iodo por dose, medido para a rotina de um adulto.',
      '{iodine} of iodine per serving, measured for an adult’s routine.'
    ),
    about: [
      t(
        'O iodo auxilia na produção dos hormônios da tireoide e no metabolismo energético. O sal brasileiro já é iodado: este produto é para quem usa pouco sal ou sais sem iodo.',
        'Iodine helps thyroid hormones to be made and energy metabolism. Brazilian salt is already iodised: this product is for people who use little salt or salts without iodine.'
      ),
      t(
        'Não é a solução de lugol e não serve para aplicar na pele.',
        'It is not Lugol’s solution and is not for use on the skin.'
      )
    ],
    ingredients: t(
      'Água purificada, umectante glicerina, iodeto de potássio.',
      'Purified water, humectant glycerine, potassium iodide.'
    ),
    usage: t('Adultos: consumir {serving} ao dia, com água.', 'Adults: take {serving} a day with water.'),
    caution: t(
      'Pessoas com doença da tireoide só devem usar com orientação médica.',
      'People with thyroid disease should use it only under medical guidance.'
    ),
    serving: { ml: 0.15, measure: t('3 gotas', '3 drops') },
    facts: { iodine: 150 },
    presentations: [
      {
        brand: 'gota-clara',
        size: { ml: 30 },
        priceCents: 3290,
        popularity: 220,
        look: { contentColour: '#b5763a' },
        note: t('Duzentas doses em um frasco.', 'Two hundred servings in a bottle.'),
        reviews: [['Mirela D.', 4, 'Sem gosto forte e dura meses.', 'No strong taste and lasts for months.']]
      },
      {
        brand: 'caroa',
        size: { units: 60 },
        form: 'capsula',
        name: t('Iodo de Algas', 'Kelp Iodine'),
        serving: { units: 1 },
        priceCents: 3890,
        popularity: 200,
        stock: 5,
        ingredients: t(
          'Pó de algas kelp padronizado em iodo, agente de massa celulose microcristalina. Cápsula: hipromelose.',
          'Kelp seaweed powder standardised in iodine, bulking agent microcrystalline cellulose. Capsule: hypromellose.'
        ),
        look: { contentColour: '#5d7a4a' },
        note: t('Iodo de algas kelp, com teor padronizado.', 'Iodine from kelp seaweed, with a standardised content.')
      },
      {
        brand: 'aurora-lab',
        size: { units: 90 },
        form: 'capsula',
        summary: t(
          'Iodo, cromo, selênio e molibdênio em doses pequenas, em {serving} ao dia.',
          'Iodine, chromium, selenium and molybdenum in small doses, in {serving} a day.'
        ),
        about: [
          t(
            'O cromo auxilia no metabolismo de carboidratos; o iodo, na produção dos hormônios da tireoide; o selênio, na proteção contra os radicais livres.',
            'Chromium helps carbohydrate metabolism; iodine, thyroid hormones to be made; selenium, protection against free radicals.'
          ),
          t(
            'São minerais de que se precisa em microgramas: a fórmula fica abaixo da referência ou junto dela, nunca muito acima.',
            'These are minerals needed in micrograms: the formula stays below or close to the reference, never far above.'
          )
        ],
        name: t('Oligoelementos Iodo, Cromo e Selênio', 'Trace Elements Iodine, Chromium and Selenium'),
        serving: { units: 1 },
        facts: { iodine: 75, chromium: 35, selenium: 30, molybdenum: 22 },
        priceCents: 4990,
        popularity: 180,
        ingredients: t(
          'Agente de massa celulose microcristalina, iodeto de potássio, picolinato de cromo, selenometionina, molibdato de sódio. Cápsula: hipromelose.',
          'Bulking agent microcrystalline cellulose, potassium iodide, chromium picolinate, selenomethionine, sodium molybdate. Capsule: hypromellose.'
        ),
        note: t(
          'Quatro oligoelementos em doses pequenas: metade da referência de iodo.',
          'Four trace elements in small doses: half the reference of iodine.'
        )
      }
    ]
  }
]
