import type { Formula } from '../formula.ts'
import { t } from '../text.ts'

const CAFFEINE_CAUTION = t(
  'Contém cafeína. Não consumir junto com outras fontes de cafeína, nem até seis horas antes de dormir. Não indicado para cardíacos, hipertensos e pessoas sensíveis à cafeína.',
  'Contains caffeine. Do not combine with other sources of caffeine, nor take within six hours of bedtime. Not suitable for people with heart conditions, high blood pressure or sensitivity to caffeine.'
)

export const performance: Formula[] = [
  {
    number: 40,
    key: 'creatina-micronizada',
    name: t('Creatina Micronizada', 'Micronised Creatine'),
    label: { title: 'Creatina', subtitle: 'Micronizada' },
    categories: ['creatina-micronizada'],
    form: 'po',
    goals: ['massa-muscular', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '3 g de creatina monohidratada de grão fino por dose.',
      '3 g of fine-grained creatine monohydrate per serving.'
    ),
    about: [
      t(
        'A creatina auxilia no aumento do desempenho físico durante exercícios repetidos de curta duração e alta intensidade. O efeito vem do uso diário: três a quatro semanas para encher os músculos.',
        'Creatine helps to increase physical performance in repeated, short and intense exercise. The effect comes from daily use: three to four weeks to fill the muscles.'
      ),
      t(
        'Micronizada quer dizer moída até 200 mesh: dissolve mais fácil e não arranha no fundo do copo.',
        'Micronised means ground to 200 mesh: it dissolves more easily and leaves no grit at the bottom of the glass.'
      )
    ],
    points: [
      t('Sem saturação obrigatória: 3 g por dia bastam', 'No loading required: 3 g a day are enough'),
      t('Com ou sem treino no dia', 'With or without training that day'),
      t('Beba bastante água', 'Drink plenty of water')
    ],
    ingredients: t('Creatina monohidratada micronizada.', 'Micronised creatine monohydrate.'),
    usage: t(
      'Adultos: dissolver {serving} em água ou suco, uma vez ao dia, em qualquer horário.',
      'Adults: dissolve {serving} in water or juice, once a day, at any time.'
    ),
    caution: t(
      'O consumo de creatina acima de 3 g ao dia pode ser prejudicial à saúde. Pessoas com doença renal devem consultar o médico.',
      'Taking more than 3 g of creatine a day may be harmful to health. People with kidney disease should ask their doctor.'
    ),
    serving: { grams: 3, measure: t('1 colher medida', '1 measuring spoon') },
    facts: { creatine: 3 },
    subscribable: true,
    pairs: [
      ['whey-isolado-puro', 8],
      ['coqueteleira', 15]
    ],
    video: '/media/videos/rotina.mp4',
    presentations: [
      {
        brand: 'serra-alta',
        size: { grams: 300 },
        priceCents: 7990,
        listPriceCents: 9990,
        popularity: 995,
        sibling: 'peso',
        quantityLimit: 10,
        note: t('O pote mais pedido da Serra Alta.', 'Serra Alta’s most wanted tub.'),
        reviews: [
          [
            'Rogério D.',
            5,
            'Dissolve em água gelada sem ficar areia. Já é meu quarto pote.',
            'It dissolves in cold water without grit. It is already my fourth tub.'
          ],
          [
            'Amanda C.',
            5,
            'Subi carga no agachamento depois de um mês. Sem gosto.',
            'I squat more after a month. No taste.'
          ],
          [
            'Wesley N.',
            4,
            'Veio sem colher medida, mas o suporte mandou outra.',
            'It came without the spoon, but support sent another.'
          ],
          ['Patrick H.', 5, 'Laudo de pureza publicado, preço honesto.', 'Purity report published, honest price.']
        ]
      },
      {
        brand: 'serra-alta',
        size: { grams: 150 },
        priceCents: 4690,
        popularity: 640,
        sibling: 'peso',
        note: t('Cinquenta dias, para começar.', 'Fifty days, to start.')
      },
      {
        brand: 'serra-alta',
        size: { grams: 600 },
        priceCents: 14490,
        listPriceCents: 17980,
        popularity: 705,
        sibling: 'peso',
        note: t('Duzentos dias: quase sete meses.', 'Two hundred days: almost seven months.'),
        reviews: [
          [
            'Jéssica V.',
            5,
            'Divido com meu marido, rende três meses para os dois.',
            'I share it with my husband, it lasts three months for both.'
          ]
        ]
      },
      {
        brand: 'jatoba-sport',
        size: { grams: 300 },
        summary: t(
          '3 g de creatina por dose, em refresco sem açúcar.',
          '3 g of creatine per serving, as a sugar-free drink.'
        ),
        name: t('Creatina com Sabor', 'Flavoured Creatine'),
        serving: { grams: 6, measure: t('1 dosador', '1 scoop') },
        facts: { energy: 9, carbs: 2.2, addedSugars: 0, creatine: 3 },
        diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
        priceCents: 8490,
        popularity: 430,
        ingredients: t(
          'Creatina monohidratada micronizada, acidulante ácido cítrico, aromatizante natural, edulcorantes sucralose e estévia, corante natural.',
          'Micronised creatine monohydrate, acidulant citric acid, natural flavouring, sweeteners sucralose and stevia, natural colour.'
        ),
        note: t('Refresco com os mesmos 3 g de creatina.', 'A refreshing drink with the same 3 g of creatine.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'limao', stock: 22 },
            { shade: 'uva', stock: 19 },
            { shade: 'tangerina', stock: 4 }
          ]
        },
        reviews: [
          [
            'Renan S.',
            4,
            'Uva com gosto de suco em pó, mas gelado é bom.',
            'Grape tastes like powdered juice, but it is good when cold.'
          ]
        ]
      }
    ]
  },
  {
    number: 41,
    key: 'creatina-em-po',
    name: t('Creatina Monohidratada', 'Creatine Monohydrate'),
    label: { title: 'Creatina', subtitle: 'Monohidratada' },
    categories: ['creatina-em-po'],
    form: 'po',
    goals: ['massa-muscular', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Creatina pura, um ingrediente só: 3 g por dose.',
      'Pure creatine, a single ingredient: 3 g per serving.'
    ),
    about: [
      t(
        'A creatina auxilia no aumento do desempenho físico durante exercícios repetidos de curta duração e alta intensidade. A monohidratada é a forma com mais estudos.',
        'Creatine helps to increase physical performance in repeated, short and intense exercise. Monohydrate is the form with most studies.'
      ),
      t(
        'O grão é o tradicional: dissolve melhor em água em temperatura ambiente. Um pouco no fundo do copo é normal; complete com água e beba.',
        'The grain is the traditional one: it dissolves better in water at room temperature. A little at the bottom is normal; add water and drink.'
      )
    ],
    ingredients: t('Creatina monohidratada.', 'Creatine monohydrate.'),
    usage: t(
      'Adultos: dissolver {serving} em 200 ml de água, todos os dias.',
      'Adults: dissolve {serving} in 200 ml of water, every day.'
    ),
    caution: t(
      'O consumo de creatina acima de 3 g ao dia pode ser prejudicial à saúde. Pessoas com doença renal devem consultar o médico.',
      'Taking more than 3 g of creatine a day may be harmful to health. People with kidney disease should ask their doctor.'
    ),
    serving: { grams: 3, measure: t('1 colher medida', '1 measuring spoon') },
    facts: { creatine: 3 },
    subscribable: true,
    pairs: [['bcaa-po', 8]],
    presentations: [
      {
        brand: 'arco-forte',
        size: { grams: 300 },
        priceCents: 6990,
        popularity: 790,
        note: t('Pote com tampa de rosca e lacre.', 'A tub with screw lid and seal.'),
        reviews: [
          [
            'Everton G.',
            4,
            'Boa e barata. Fica um pouquinho no fundo, normal.',
            'Good and cheap. A little stays at the bottom, as usual.'
          ],
          ['Lívia R.', 5, 'Uso no café morno e some.', 'I use it in lukewarm coffee and it vanishes.']
        ]
      },
      {
        brand: 'trovao',
        size: { grams: 250 },
        status: 'indisponivel',
        name: t('Creatina Trovão', 'Trovão Creatine'),
        priceCents: 6490,
        listPriceCents: 7990,
        popularity: 480,
        note: t('Pote fino, que cabe no armário da academia.', 'A slim tub that fits in the gym locker.')
      },
      {
        brand: 'serra-alta',
        size: { grams: 500 },
        name: t('Creatina Monohidratada Refil', 'Creatine Monohydrate Refill'),
        priceCents: 9990,
        popularity: 620,
        look: { pack: 'pouch' },
        note: t(
          'Refil de papel laminado, com 20% menos preço por dose.',
          'A laminated paper refill, with 20% less price per serving.'
        ),
        reviews: [
          [
            'Danilo M.',
            5,
            'Passo para o pote antigo e pronto. Menos lixo.',
            'I pour it into the old tub and that is it. Less waste.'
          ]
        ]
      },
      {
        brand: 'vereda-verde',
        size: { units: 30, grams: 3 },
        form: 'sache',
        name: t('Creatina em Sachês', 'Creatine Sachets'),
        serving: { units: 1 },
        priceCents: 6990,
        popularity: 350,
        stock: 6,
        note: t('Dose exata em cada sachê, boa para viagem.', 'An exact dose in each sachet, good for travel.')
      }
    ]
  },
  {
    number: 42,
    key: 'creatina-capsulas',
    name: t('Creatina em Cápsulas', 'Creatine Capsules'),
    label: { title: 'Creatina', subtitle: 'Cápsulas' },
    categories: ['creatina-em-capsulas'],
    form: 'capsula',
    goals: ['massa-muscular', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '3 g de creatina em {serving}, sem preparar nada.',
      '3 g of creatine in {serving}, with nothing to prepare.'
    ),
    about: [
      t(
        'A mesma creatina do pote, já medida. Boa para quem viaja ou não gosta da textura do pó.',
        'The same creatine of the tub, already measured. Good for people who travel or dislike the texture of powder.'
      ),
      t(
        'A creatina auxilia no aumento do desempenho físico durante exercícios repetidos de curta duração e alta intensidade.',
        'Creatine helps to increase physical performance in repeated, short and intense exercise.'
      )
    ],
    ingredients: t('Creatina monohidratada. Cápsula: hipromelose.', 'Creatine monohydrate. Capsule: hypromellose.'),
    usage: t('Adultos: ingerir {serving} ao dia, com água.', 'Adults: take {serving} a day with water.'),
    caution: t(
      'O consumo de creatina acima de 3 g ao dia pode ser prejudicial à saúde. Pessoas com doença renal devem consultar o médico.',
      'Taking more than 3 g of creatine a day may be harmful to health. People with kidney disease should ask their doctor.'
    ),
    serving: { units: 4 },
    facts: { creatine: 3 },
    presentations: [
      {
        brand: 'serra-alta',
        size: { units: 120 },
        priceCents: 6490,
        popularity: 440,
        sibling: 'quantidade',
        reviews: [
          [
            'Fabiana T.',
            4,
            'São quatro por dia, mas levo na bolsa e não esqueço.',
            'Four a day, but I carry them in my bag and do not forget.'
          ]
        ]
      },
      {
        brand: 'serra-alta',
        size: { units: 240 },
        priceCents: 10990,
        listPriceCents: 12980,
        popularity: 330,
        sibling: 'quantidade'
      },
      {
        brand: 'trovao',
        size: { units: 90 },
        form: 'comprimido',
        name: t('Creatina Mastigável', 'Chewable Creatine'),
        serving: { units: 3 },
        facts: { creatine: 3, energy: 6, carbs: 1.4 },
        usage: t('Adultos: mastigar {serving} ao dia.', 'Adults: chew {serving} a day.'),
        priceCents: 7990,
        popularity: 250,
        isNew: true,
        ingredients: t(
          'Creatina monohidratada, agente de massa sorbitol, acidulante ácido málico, aromatizante de maçã verde, edulcorante sucralose.',
          'Creatine monohydrate, bulking agent sorbitol, acidulant malic acid, green apple flavouring, sweetener sucralose.'
        ),
        note: t('Tablete de maçã verde, sem água e sem coqueteleira.', 'A green apple tablet, without water or shaker.')
      }
    ]
  },
  {
    number: 43,
    key: 'pre-treino',
    name: t('Pré-treino Descarga', 'Discharge Pre-Workout'),
    label: { title: 'Descarga', subtitle: 'Pré-treino' },
    categories: ['pre-treino'],
    form: 'po',
    goals: ['energia', 'desempenho', 'foco'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{caffeine} de cafeína e {betaAlanine} de beta-alanina por dose, tudo declarado.',
      '{caffeine} of caffeine and {betaAlanine} of beta-alanine per serving, all declared.'
    ),
    about: [
      t(
        'A cafeína auxilia no aumento do estado de alerta e na melhora da concentração, e melhora o desempenho em exercícios de resistência. Aqui ela vem com beta-alanina, arginina e taurina em doses escritas no rótulo.',
        'Caffeine helps to increase alertness and improve concentration, and improves performance in endurance exercise. Here it comes with beta-alanine, arginine and taurine in doses written on the label.'
      ),
      t(
        'O formigamento na pele é da beta-alanina e passa em meia hora. Na primeira vez, use meia dose.',
        'The tingling of the skin is from beta-alanine and goes away in half an hour. The first time, use half a serving.'
      )
    ],
    ingredients: t(
      'Beta-alanina, L-arginina, taurina, acidulantes ácido cítrico e ácido málico, cafeína anidra, nicotinamida, cianocobalamina, aromatizante, edulcorantes sucralose e acessulfame de potássio, corante natural.',
      'Beta-alanine, L-arginine, taurine, acidulants citric and malic acid, anhydrous caffeine, nicotinamide, cyanocobalamin, flavouring, sweeteners sucralose and acesulfame potassium, natural colour.'
    ),
    usage: t(
      'Adultos: dissolver {serving} em 200 ml de água, 30 minutos antes do treino. Até uma dose ao dia.',
      'Adults: dissolve {serving} in 200 ml of water 30 minutes before training. Up to one serving a day.'
    ),
    caution: CAFFEINE_CAUTION,
    serving: { grams: 10, measure: t('1 dosador', '1 scoop') },
    facts: {
      energy: 12,
      carbs: 2,
      sodium: 20,
      niacin: 15,
      vitaminB12: 2.4,
      caffeine: 200,
      taurine: 1000,
      arginine: 2,
      betaAlanine: 2
    },
    pairs: [
      ['bcaa-po', 8],
      ['coqueteleira', 15]
    ],
    presentations: [
      {
        brand: 'trovao',
        size: { grams: 300 },
        priceCents: 9990,
        listPriceCents: 12490,
        popularity: 875,
        note: t('O clássico da Trovão.', 'Trovão’s classic.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'frutas-vermelhas', stock: 45 },
            { shade: 'limao', stock: 31 },
            { shade: 'melancia', stock: 0 },
            { shade: 'uva', stock: 12 }
          ]
        },
        reviews: [
          [
            'Vinícius A.',
            5,
            'Formiga mesmo. Treino rendeu do começo ao fim.',
            'It does tingle. The session was good from start to end.'
          ],
          [
            'Letícia P.',
            4,
            'Meia dose já me deixa ligada. Frutas vermelhas é o melhor.',
            'Half a serving keeps me going. Red berries is the best.'
          ],
          [
            'Renato C.',
            2,
            'Para mim foi forte demais, não dormi. Usei às 19h, erro meu.',
            'Too strong for me, I did not sleep. I used it at 7 pm, my mistake.'
          ]
        ]
      },
      {
        brand: 'jatoba-sport',
        size: { grams: 250 },
        name: t('Pré-treino Largada', 'Start Pre-Workout'),
        facts: { caffeine: 100, betaAlanine: 1.6, arginine: 1.5, taurine: 500 },
        priceCents: 8490,
        popularity: 460,
        look: { colour: '#d8cf3f' },
        note: t(
          'Metade da cafeína, para treinos de manhã e iniciantes. Sabor abacaxi.',
          'Half the caffeine, for morning sessions and beginners. Pineapple flavour.'
        )
      },
      {
        brand: 'trovao',
        size: { units: 20, grams: 10 },
        form: 'sache',
        name: t('Pré-treino Descarga em Sachês', 'Discharge Pre-Workout Sachets'),
        serving: { units: 1 },
        priceCents: 8990,
        popularity: 390,
        note: t('Vinte sachês de limão, para levar à academia.', 'Twenty lime sachets, to take to the gym.'),
        reviews: [
          [
            'Cauê M.',
            5,
            'Um na mochila sempre. Rasga fácil e não empedra.',
            'Always one in the backpack. Tears easily and does not cake.'
          ]
        ]
      }
    ]
  },
  {
    number: 44,
    key: 'pre-treino-sem-cafeina',
    name: t('Pré-treino Sem Cafeína', 'Caffeine-Free Pre-Workout'),
    label: { title: 'Fluxo', subtitle: 'Pré sem cafeína' },
    categories: ['pre-treino'],
    form: 'po',
    goals: ['desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{citrulline} de citrulina e {arginine} de arginina, para treinar à noite.',
      '{citrulline} of citrulline and {arginine} of arginine, to train at night.'
    ),
    about: [
      t(
        'Sem estimulante: só aminoácidos ligados à produção de óxido nítrico, beta-alanina e beterraba em pó.',
        'No stimulant: only amino acids linked to nitric oxide production, beta-alanine and beetroot powder.'
      ),
      t(
        'Boa escolha para quem treina depois das 18 h ou já bebe muito café.',
        'A good choice for people who train after 6 pm or already drink a lot of coffee.'
      )
    ],
    ingredients: t(
      'L-citrulina malato, L-arginina, beta-alanina, beterraba em pó, acidulante ácido cítrico, aromatizante natural, edulcorante estévia.',
      'L-citrulline malate, L-arginine, beta-alanine, beetroot powder, acidulant citric acid, natural flavouring, sweetener stevia.'
    ),
    usage: t(
      'Adultos: dissolver {serving} em 250 ml de água, 30 minutos antes do treino.',
      'Adults: dissolve {serving} in 250 ml of water 30 minutes before training.'
    ),
    serving: { grams: 10, measure: t('1 dosador', '1 scoop') },
    facts: { energy: 18, carbs: 3, sodium: 15, arginine: 1.5, citrulline: 3, betaAlanine: 1.6 },
    presentations: [
      {
        brand: 'jatoba-sport',
        size: { grams: 300 },
        priceCents: 9490,
        popularity: 410,
        note: t('Trinta doses coloridas pela beterraba.', 'Thirty servings, coloured by beetroot.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'maca-verde', stock: 17 },
            { shade: 'frutas-vermelhas', stock: 21 }
          ]
        },
        reviews: [
          [
            'Adriana K.',
            5,
            'Treino às 20h e durmo bem. Bom bombeamento.',
            'I train at 8 pm and sleep well. A good pump.'
          ]
        ]
      },
      {
        brand: 'trovao',
        size: { units: 120 },
        form: 'capsula',
        about: [
          t(
            'Citrulina, arginina e beta-alanina em cápsulas, sem estimulante e sem gosto.',
            'Citrulline, arginine and beta-alanine in capsules, without stimulants or taste.'
          ),
          t(
            'Boa escolha para quem treina depois das 18 h ou já bebe muito café.',
            'A good choice for people who train after 6 pm or already drink a lot of coffee.'
          )
        ],
        name: t('Fluxo Sem Cafeína em Cápsulas', 'Caffeine-Free Flow Capsules'),
        serving: { units: 4 },
        facts: { energy: 8, carbs: 0, arginine: 1.2, citrulline: 1.2, betaAlanine: 0.8, sodium: 0 },
        usage: t(
          'Adultos: ingerir {serving} 40 minutos antes do treino.',
          'Adults: take {serving} 40 minutes before training.'
        ),
        priceCents: 7990,
        popularity: 230,
        status: 'indisponivel',
        ingredients: t(
          'L-citrulina, L-arginina, beta-alanina. Cápsula: hipromelose.',
          'L-citrulline, L-arginine, beta-alanine. Capsule: hypromellose.'
        ),
        note: t('Para quem não gosta do gosto ácido dos pós.', 'For people who dislike the sour taste of powders.')
      }
    ]
  },
  {
    number: 45,
    key: 'cafeina',
    name: t('Cafeína', 'Caffeine'),
    label: { title: 'Cafeína', subtitle: 'Anidra' },
    categories: ['cafeina', 'termogenicos'],
    form: 'capsula',
    goals: ['energia', 'foco', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{caffeine} de cafeína por cápsula, para treinar ou estudar.',
      '{caffeine} of caffeine per capsule, to train or study.'
    ),
    about: [
      t(
        'A cafeína auxilia no aumento do estado de alerta e na melhora da concentração. Cada 200 mg equivalem a cerca de duas xícaras de café coado; esta cápsula tem {caffeine}.',
        'Caffeine helps to increase alertness and improve concentration. Every 200 mg amount to about two cups of filter coffee; this capsule has {caffeine}.'
      ),
      t(
        'Faz efeito em meia hora e dura de quatro a seis horas.',
        'It acts within half an hour and lasts four to six hours.'
      )
    ],
    ingredients: t(
      'Agente de massa celulose microcristalina, cafeína anidra. Cápsula: hipromelose.',
      'Bulking agent microcrystalline cellulose, anhydrous caffeine. Capsule: hypromellose.'
    ),
    usage: t(
      'Adultos: ingerir 1 cápsula ao dia, pela manhã ou 30 minutos antes do treino.',
      'Adults: take 1 capsule a day, in the morning or 30 minutes before training.'
    ),
    caution: CAFFEINE_CAUTION,
    serving: { units: 1 },
    presentations: [
      {
        brand: 'trovao',
        size: { units: 60 },
        strength: t('200 mg', '200 mg'),
        facts: { caffeine: 200 },
        priceCents: 2990,
        popularity: 630,
        sibling: 'concentracao',
        note: t('A maior dose por vez permitida.', 'The highest single dose permitted.'),
        reviews: [
          [
            'Hélio R.',
            5,
            'Pega em meia hora. Não passo de uma.',
            'Kicks in within half an hour. I never take more than one.'
          ],
          ['Marília J.', 3, 'Me deu taquicardia, troquei pela de 100.', 'It made my heart race, I switched to the 100.']
        ]
      },
      {
        brand: 'trovao',
        size: { units: 60 },
        strength: t('100 mg', '100 mg'),
        facts: { caffeine: 100 },
        priceCents: 2490,
        popularity: 420,
        sibling: 'concentracao',
        note: t('Para pessoas mais sensíveis.', 'For more sensitive people.')
      },
      {
        brand: 'candeia',
        size: { units: 60 },
        summary: t(
          '{caffeine} de cafeína de café verde com B3, B6 e B12 por cápsula.',
          '{caffeine} of green coffee caffeine with B3, B6 and B12 per capsule.'
        ),
        name: t('Cafeína + Vitaminas B', 'Caffeine + B Vitamins'),
        strength: t('100 mg', '100 mg'),
        facts: { niacin: 15, vitaminB6: 1.3, vitaminB12: 2.4, caffeine: 100 },
        priceCents: 3990,
        popularity: 370,
        ingredients: t(
          'Agente de massa celulose microcristalina, cafeína de extrato de café verde, nicotinamida, cloridrato de piridoxina, cianocobalamina. Cápsula: hipromelose.',
          'Bulking agent microcrystalline cellulose, caffeine from green coffee extract, nicotinamide, pyridoxine hydrochloride, cyanocobalamin. Capsule: hypromellose.'
        ),
        note: t('Cafeína de café verde com B3, B6 e B12.', 'Caffeine from green coffee with B3, B6 and B12.')
      }
    ]
  },
  {
    number: 46,
    key: 'carboidrato',
    name: t('Maltodextrina', 'Maltodextrin'),
    label: { title: 'Malto', subtitle: 'Carboidrato' },
    categories: ['carboidratos'],
    form: 'po',
    goals: ['energia', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose'],
    summary: t(
      '{carbs} de carboidrato por dose para treinos longos.',
      '{carbs} of carbohydrate per serving for long sessions.'
    ),
    about: [
      t(
        'Os carboidratos auxiliam na recuperação da função muscular normal após exercício intenso e longo. Leve na garrafa e beba em goles durante o treino.',
        'Carbohydrates help normal muscle function to recover after intense and long exercise. Carry it in the bottle and sip during training.'
      ),
      t(
        'Acima de uma hora e meia de esforço, o corpo aproveita de 30 a 60 g por hora.',
        'Beyond an hour and a half of effort, the body uses 30 to 60 g an hour.'
      )
    ],
    ingredients: t(
      'Maltodextrina, acidulante ácido cítrico, aromatizante, corante natural.',
      'Maltodextrin, acidulant citric acid, flavouring, natural colour.'
    ),
    usage: t(
      'Dissolver {serving} em 500 ml de água e beber durante o treino.',
      'Dissolve {serving} in 500 ml of water and drink during training.'
    ),
    caution: t(
      'Diabéticos: contém carboidratos de absorção rápida.',
      'People with diabetes: contains fast-absorbing carbohydrates.'
    ),
    serving: { grams: 30, measure: t('1 dosador', '1 scoop') },
    facts: { energy: 114, carbs: 28, sugars: 2, addedSugars: 0, sodium: 15 },
    presentations: [
      {
        brand: 'serra-alta',
        size: { grams: 1000 },
        priceCents: 2490,
        popularity: 380,
        look: { pack: 'pouch' },
        note: t(
          'Um quilo, o carboidrato mais barato da prateleira.',
          'One kilo, the cheapest carbohydrate on the shelf.'
        ),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'natural', stock: 44 },
            { shade: 'limao', stock: 20 },
            { shade: 'tangerina', stock: 16 }
          ]
        }
      },
      {
        brand: 'pe-de-vento',
        size: { grams: 600 },
        name: t('Isomaltulose Ritmo', 'Pace Isomaltulose'),
        facts: { carbs: 29, isomaltulose: 28, sugars: 28 },
        priceCents: 6990,
        popularity: 410,
        ingredients: t('Isomaltulose.', 'Isomaltulose.'),
        note: t(
          'Carboidrato de liberação mais lenta, sem pico de açúcar.',
          'A slower-release carbohydrate, without a sugar spike.'
        ),
        reviews: [
          [
            'Tales B.',
            5,
            'Fiz 80 km de pedal sem quebrar. Gosto bem suave.',
            'I rode 80 km without bonking. A very mild taste.'
          ],
          ['Silvana R.', 4, 'Dissolve fácil. Queria um refil maior.', 'Dissolves easily. I would like a larger refill.']
        ]
      },
      {
        brand: 'pe-de-vento',
        size: { grams: 900 },
        name: t('Carbo Prova com Eletrólitos', 'Race Carbs with Electrolytes'),
        serving: { grams: 45, measure: t('1 dosador e meio', '1 and a half scoops') },
        facts: { energy: 170, carbs: 42, sugars: 14, addedSugars: 12, sodium: 300, potassium: 120, magnesium: 30 },
        priceCents: 8490,
        listPriceCents: 9990,
        popularity: 330,
        look: { colour: '#ef7a1a' },
        ingredients: t(
          'Maltodextrina, frutose, citrato de sódio, cloreto de potássio, citrato de magnésio, acidulante ácido cítrico, aromatizante de laranja.',
          'Maltodextrin, fructose, sodium citrate, potassium chloride, magnesium citrate, acidulant citric acid, orange flavouring.'
        ),
        note: t(
          'Maltodextrina e frutose na razão 2 para 1, com sais.',
          'Maltodextrin and fructose at 2 to 1, with salts.'
        )
      }
    ]
  },
  {
    number: 47,
    key: 'eletrolitos',
    name: t('Eletrólitos', 'Electrolytes'),
    label: { title: 'Sais', subtitle: 'Eletrólitos' },
    categories: ['hidratacao'],
    form: 'sache',
    goals: ['desempenho', 'energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{sodium} de sódio e {potassium} de potássio por dose, sem açúcar.',
      '{sodium} of sodium and {potassium} of potassium per serving, sugar free.'
    ),
    about: [
      t(
        'Repõe o que sai no suor: sódio, potássio e magnésio. O magnésio auxilia no equilíbrio dos eletrólitos.',
        'It replaces what sweat takes: sodium, potassium and magnesium. Magnesium helps the balance of electrolytes.'
      ),
      t(
        'Para treinos acima de uma hora, dias de sol forte ou sauna. Em um dia comum, água basta.',
        'For sessions of more than an hour, days of strong sun or the sauna. On a common day water is enough.'
      )
    ],
    ingredients: t(
      'Citrato de sódio, cloreto de sódio, cloreto de potássio, citrato de magnésio, acidulante ácido cítrico, aromatizante natural, edulcorante estévia.',
      'Sodium citrate, sodium chloride, potassium chloride, magnesium citrate, acidulant citric acid, natural flavouring, sweetener stevia.'
    ),
    usage: t(
      'Dissolver {serving} em 500 ml de água e beber em goles antes, durante ou depois do treino.',
      'Dissolve {serving} in 500 ml of water and sip before, during or after training.'
    ),
    caution: t(
      'Hipertensos e pessoas com doença renal devem consultar o médico.',
      'People with high blood pressure or kidney disease should ask their doctor.'
    ),
    serving: { units: 1 },
    facts: { energy: 4, carbs: 1, addedSugars: 0, sodium: 500, potassium: 200, magnesium: 60 },
    subscribable: true,
    pairs: [['garrafa-esportiva', 10]],
    presentations: [
      {
        brand: 'pe-de-vento',
        size: { units: 10, grams: 5 },
        priceCents: 3490,
        popularity: 660,
        sibling: 'quantidade',
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'limao', stock: 58 },
            { shade: 'maracuja', stock: 36 },
            { shade: 'melancia', stock: 27 }
          ]
        },
        reviews: [
          [
            'Rui C.',
            5,
            'Corri 21 km no calor de Recife sem câimbra.',
            'I ran 21 km in the heat of Recife without cramps.'
          ],
          [
            'Beatriz H.',
            4,
            'Salgadinho, como deve ser. Maracujá é o mais gostoso.',
            'Slightly salty, as it should be. Passion fruit is the tastiest.'
          ]
        ]
      },
      {
        brand: 'pe-de-vento',
        size: { units: 30, grams: 5 },
        priceCents: 8990,
        listPriceCents: 10470,
        popularity: 450,
        sibling: 'quantidade',
        note: t('Trinta sachês de limão, para a temporada de provas.', 'Thirty lime sachets, for the race season.')
      },
      {
        brand: 'pe-de-vento',
        size: { units: 60 },
        form: 'capsula',
        name: t('Cápsulas de Sal', 'Salt Capsules'),
        serving: { units: 2 },
        facts: { energy: 0, carbs: 0, sodium: 400, potassium: 120, magnesium: 40 },
        usage: t(
          'Ingerir {serving} por hora de prova, com água. Até 8 cápsulas ao dia.',
          'Take {serving} per hour of race, with water. Up to 8 capsules a day.'
        ),
        priceCents: 4990,
        popularity: 310,
        ingredients: t(
          'Cloreto de sódio, cloreto de potássio, citrato de magnésio. Cápsula: hipromelose.',
          'Sodium chloride, potassium chloride, magnesium citrate. Capsule: hypromellose.'
        ),
        note: t('Para corridas longas, quando o sabor cansa.', 'For long races, when flavour gets tiring.')
      }
    ]
  },
  {
    number: 48,
    key: 'isotonico',
    name: t('Isotônico em Pó', 'Sports Drink Powder'),
    label: { title: 'Isotônico', subtitle: 'Em pó' },
    categories: ['hidratacao', 'carboidratos'],
    form: 'po',
    goals: ['desempenho', 'energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose'],
    summary: t(
      'Carboidrato e sais em concentração isotônica: {carbs} por dose.',
      'Carbohydrate and salts at isotonic concentration: {carbs} per serving.'
    ),
    about: [
      t(
        'Uma dose em meio litro de água dá a mesma concentração do sangue, por isso é absorvida depressa.',
        'One serving in half a litre of water gives the same concentration as blood, so it is absorbed quickly.'
      ),
      t(
        'Adoçada só o suficiente para fornecer energia; dilua mais se preferir.',
        'Sweetened just enough to supply energy; dilute more if you prefer.'
      )
    ],
    ingredients: t(
      'Sacarose, dextrose, maltodextrina, citrato de sódio, cloreto de sódio, fosfato de potássio, acidulante ácido cítrico, aromatizante, corantes naturais.',
      'Sucrose, dextrose, maltodextrin, sodium citrate, sodium chloride, potassium phosphate, acidulant citric acid, flavouring, natural colours.'
    ),
    usage: t(
      'Dissolver {serving} em 500 ml de água gelada. Beber durante o exercício.',
      'Dissolve {serving} in 500 ml of cold water. Drink during exercise.'
    ),
    serving: { grams: 30, measure: t('1 dosador', '1 scoop') },
    facts: { energy: 112, carbs: 28, sugars: 22, addedSugars: 22, sodium: 230, potassium: 60 },
    presentations: [
      {
        brand: 'pe-de-vento',
        size: { grams: 900 },
        priceCents: 4490,
        popularity: 400,
        note: t('Quinze litros de isotônico em um pote.', 'Fifteen litres of sports drink in a tub.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'tangerina', stock: 33 },
            { shade: 'uva', stock: 18 },
            { shade: 'maracuja', stock: 0 }
          ]
        },
        reviews: [
          [
            'Jonas E.',
            4,
            'Sai muito mais barato que o de garrafinha. Tangerina é refrescante.',
            'Far cheaper than the bottled one. Tangerine is refreshing.'
          ]
        ]
      },
      {
        brand: 'jatoba-sport',
        size: { grams: 600 },
        name: t('Isotônico Time', 'Team Sports Drink'),
        priceCents: 3690,
        popularity: 260,
        look: { colour: '#2b5c9e' },
        note: t(
          'Sabor guaraná, pensado para equipes: rende 20 garrafas.',
          'Guarana flavour, made for teams: it yields 20 bottles.'
        )
      }
    ]
  },
  {
    number: 49,
    key: 'gel-de-energia',
    name: t('Gel de Energia', 'Energy Gel'),
    label: { title: 'Gel', subtitle: 'Energia' },
    categories: ['hidratacao'],
    form: 'sache',
    goals: ['energia', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose'],
    summary: t(
      '{carbs} de carboidrato por sachê de 30 g, fácil de abrir correndo.',
      '{carbs} of carbohydrate per 30 g sachet, easy to open on the run.'
    ),
    about: [
      t(
        'Textura mais líquida, que desce sem precisar de muita água. O corte lateral abre com uma mão só.',
        'A more liquid texture, which goes down without much water. The side notch opens with one hand.'
      ),
      t(
        'Um a cada 40 minutos de prova é um bom começo; teste sempre no treino antes.',
        'One every 40 minutes of a race is a good start; always test in training first.'
      )
    ],
    ingredients: t(
      'Maltodextrina, água, frutose, citrato de sódio, acidulante ácido cítrico, aromatizante natural, conservador sorbato de potássio.',
      'Maltodextrin, water, fructose, sodium citrate, acidulant citric acid, natural flavouring, preservative potassium sorbate.'
    ),
    usage: t(
      'Consumir {serving} a cada 40 minutos de exercício, com goles de água.',
      'Take {serving} every 40 minutes of exercise, with sips of water.'
    ),
    serving: { units: 1 },
    facts: { energy: 88, carbs: 22, sugars: 7, addedSugars: 7, sodium: 60, potassium: 30 },
    presentations: [
      {
        brand: 'pe-de-vento',
        size: { units: 10, grams: 30 },
        priceCents: 4990,
        popularity: 500,
        note: t('Caixa com dez.', 'A box of ten.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'banana', stock: 40 },
            { shade: 'acai', stock: 32 },
            { shade: 'limao', stock: 21 }
          ]
        },
        reviews: [
          [
            'Carolina D.',
            5,
            'Açaí de verdade, não aquele doce enjoativo. Desce sem água.',
            'Real açaí, not that sickly sweet. It goes down without water.'
          ],
          ['Fausto P.', 4, 'Bom gel, o rasgo lateral às vezes falha.', 'A good gel, the side notch sometimes fails.']
        ]
      },
      {
        brand: 'pe-de-vento',
        size: { units: 10, grams: 30 },
        summary: t(
          '{carbs} de carboidrato e {caffeine} de cafeína por sachê, para o fim da prova.',
          '{carbs} of carbohydrate and {caffeine} of caffeine per sachet, for the end of the race.'
        ),
        name: t('Gel de Energia com Cafeína', 'Caffeinated Energy Gel'),
        facts: { caffeine: 50 },
        priceCents: 5690,
        popularity: 380,
        look: { colour: '#a5744c' },
        ingredients: t(
          'Maltodextrina, água, frutose, citrato de sódio, extrato de café, cafeína anidra, acidulante ácido cítrico, conservador sorbato de potássio.',
          'Maltodextrin, water, fructose, sodium citrate, coffee extract, anhydrous caffeine, acidulant citric acid, preservative potassium sorbate.'
        ),
        usage: t(
          'Consumir {serving} na parte final da prova. Até quatro sachês ao dia.',
          'Take {serving} in the final part of the race. Up to four sachets a day.'
        ),
        caution: CAFFEINE_CAUTION,
        note: t(
          'Sabor cappuccino, com 50 mg de cafeína por sachê.',
          'Cappuccino flavour, with 50 mg of caffeine per sachet.'
        )
      }
    ]
  }
]
