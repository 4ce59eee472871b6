import type { Formula } from '../formula.ts'
import { t } from '../text.ts'

export const vitamins: Formula[] = [
  {
    number: 1,
    key: 'vitamina-c',
    name: t('Vitamina C', 'Vitamin C'),
    label: { title: 'Vitamina C', subtitle: 'Ácido ascórbico' },
    categories: ['vitamina-c-capsulas'],
    form: 'capsula',
    goals: ['imunidade', 'pele-e-cabelo'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{vitaminC} de vitamina C por cápsula, sem sabor e sem açúcar.',
      '{vitaminC} of vitamin C per capsule, no flavour and no sugar.'
    ),
    about: [
      t(
        'A vitamina C auxilia no funcionamento do sistema imune, na formação do colágeno e na absorção de ferro dos vegetais. É também um antioxidante, que auxilia na proteção contra os danos dos radicais livres.',
        'Vitamin C helps the immune system to work, collagen to form and iron from vegetables to be absorbed. It is also an antioxidant, which helps to protect against damage caused by free radicals.'
      ),
      t(
        'O corpo não guarda vitamina C: o que não usa no dia vai embora. Por isso uma cápsula por dia, todos os dias, vale mais do que várias de uma vez.',
        'The body does not store vitamin C: what it does not use in the day is lost. That is why one capsule a day, every day, is worth more than several at once.'
      )
    ],
    ingredients: t(
      'Ácido ascórbico, agente de massa celulose microcristalina, antiumectante estearato de magnésio vegetal. Cápsula: hipromelose.',
      'Ascorbic acid, bulking agent microcrystalline cellulose, anti-caking agent vegetable magnesium stearate. Capsule: hypromellose.'
    ),
    usage: t(
      'Adultos: ingerir 1 cápsula ao dia, de preferência junto com uma refeição.',
      'Adults: take 1 capsule a day, preferably with a meal.'
    ),
    caution: t(
      'Quem tem histórico de cálculo renal deve consultar o médico antes de usar.',
      'People with a history of kidney stones should ask their doctor before use.'
    ),
    serving: { units: 1 },
    subscribable: true,
    pairs: [
      ['zinco-quelato', 8],
      ['vitamina-d3-2000', 6]
    ],
    presentations: [
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        strength: t('500 mg', '500 mg'),
        facts: { vitaminC: 500 },
        priceCents: 2990,
        popularity: 870,
        sibling: 'quantidade',
        note: t('Cápsula pequena, tamanho 0, fácil de engolir.', 'A small capsule, size 0, easy to swallow.'),
        reviews: [
          [
            'Camila R.',
            5,
            'Não ataca o meu estômago como a efervescente. Tomo no almoço há dois meses.',
            'It does not upset my stomach the way the effervescent one does. I have taken it at lunch for two months.'
          ],
          [
            'Jorge M.',
            4,
            'A cápsula é mesmo pequena. Só achei o frasco grande para o que vem dentro.',
            'The capsule really is small. I only found the bottle big for what is inside.'
          ],
          [
            'Aline T.',
            5,
            'Chegou em três dias, com validade longa.',
            'It arrived in three days, with a long shelf life.'
          ]
        ]
      },
      {
        brand: 'raiz-norte',
        size: { units: 120 },
        strength: t('500 mg', '500 mg'),
        facts: { vitaminC: 500 },
        priceCents: 4990,
        listPriceCents: 5980,
        popularity: 760,
        sibling: 'quantidade',
        note: t(
          'O frasco grande sai mais barato por cápsula e atende uma casa de duas pessoas por dois meses.',
          'The large bottle costs less per capsule and serves a home of two people for two months.'
        )
      },
      {
        brand: 'solar-vita',
        size: { units: 60 },
        name: t('Vitamina C Pura', 'Pure Vitamin C'),
        strength: t('1.000 mg', '1,000 mg'),
        facts: { vitaminC: 1000 },
        priceCents: 3990,
        popularity: 720,
        note: t('Dose alta em uma só cápsula, do tamanho 00.', 'A high dose in a single capsule, size 00.'),
        reviews: [
          [
            'Rafael P.',
            4,
            'Boa, mas a cápsula é grande. Tomo com bastante água.',
            'Good, but the capsule is large. I take it with plenty of water.'
          ],
          [
            'Denise L.',
            3,
            'Funciona bem, porém me deu azia em jejum. Depois do café ficou tudo certo.',
            'It works well, but gave me heartburn on an empty stomach. After breakfast it was fine.'
          ]
        ]
      },
      {
        brand: 'aurora-lab',
        size: { units: 90 },
        name: t('Vitamina C com Bioflavonoides', 'Vitamin C with Bioflavonoids'),
        strength: t('500 mg', '500 mg'),
        facts: { vitaminC: 500, flavonoids: 50 },
        priceCents: 6490,
        popularity: 380,
        ingredients: t(
          'Ácido ascórbico, extrato de casca de laranja-amarga padronizado em bioflavonoides, agente de massa celulose microcristalina. Cápsula: hipromelose.',
          'Ascorbic acid, bitter orange peel extract standardised in bioflavonoids, bulking agent microcrystalline cellulose. Capsule: hypromellose.'
        ),
        note: t(
          'Traz 50 mg de bioflavonoides cítricos, como na fruta inteira.',
          'It brings 50 mg of citrus bioflavonoids, as in the whole fruit.'
        )
      }
    ]
  },
  {
    number: 2,
    key: 'vitamina-c-efervescente',
    name: t('Vitamina C Efervescente', 'Effervescent Vitamin C'),
    label: { title: 'Vitamina C', subtitle: 'Efervescente' },
    categories: ['vitamina-c-efervescente'],
    form: 'efervescente',
    goals: ['imunidade', 'energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{vitaminC} de vitamina C em um comprimido que se dissolve em água, sem açúcar.',
      '{vitaminC} of vitamin C in a tablet that dissolves in water, sugar free.'
    ),
    about: [
      t(
        'Um comprimido, um copo de água e dois minutos: a bebida fica levemente gaseificada e traz {vitaminC} de vitamina C, que auxilia no funcionamento do sistema imune.',
        'One tablet, one glass of water and two minutes: the drink turns lightly fizzy and brings {vitaminC} of vitamin C, which helps the immune system to work.'
      ),
      t(
        'O tubo fecha com sílica na tampa, que guarda os comprimidos da umidade. Feche logo depois de usar.',
        'The tube closes with silica in the cap, which keeps the tablets from moisture. Close it right after use.'
      )
    ],
    ingredients: t(
      'Ácido ascórbico, reguladores de acidez ácido cítrico e bicarbonato de sódio, aromatizante, edulcorantes sucralose e acessulfame de potássio, corante betacaroteno.',
      'Ascorbic acid, acidity regulators citric acid and sodium bicarbonate, flavouring, sweeteners sucralose and acesulfame potassium, colour beta-carotene.'
    ),
    usage: t(
      'Adultos: dissolver 1 comprimido em 200 ml de água e beber em seguida, uma vez ao dia.',
      'Adults: dissolve 1 tablet in 200 ml of water and drink at once, once a day.'
    ),
    caution: t(
      'Contém sódio: pessoas com restrição de sal devem considerar a quantidade da tabela.',
      'Contains sodium: people on a low-salt diet should take the amount in the table into account.'
    ),
    serving: { units: 1 },
    subscribable: true,
    facts: { sodium: 290, vitaminC: 1000 },
    pairs: [['propolis-gotas', 8]],
    presentations: [
      {
        brand: 'solar-vita',
        size: { units: 10 },
        strength: t('1 g', '1 g'),
        priceCents: 1690,
        popularity: 905,
        quantityLimit: 12,
        note: t('O tubo de bolsa, para dez dias.', 'The tube for the bag, for ten days.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'laranja', stock: 140 },
            { shade: 'limao', stock: 88 },
            { shade: 'acerola', stock: 0 }
          ]
        },
        reviews: [
          [
            'Patrícia S.',
            5,
            'O de laranja parece refrigerante fraquinho, meu filho adolescente toma sem reclamar.',
            'The orange one tastes like a mild soft drink, my teenage son takes it without complaint.'
          ],
          [
            'Márcio A.',
            4,
            'Dissolve rápido. O de limão é um pouco ácido para mim.',
            'Dissolves quickly. The lime one is a bit sour for me.'
          ],
          [
            'Helena V.',
            5,
            'Levo no avião sempre. Tubo pequeno e vedado.',
            'I always take it on the plane. A small, tight tube.'
          ],
          [
            'Bruno C.',
            2,
            'Um tubo veio com dois comprimidos quebrados. O sabor é bom.',
            'One tube came with two broken tablets. The flavour is good.'
          ]
        ]
      },
      {
        brand: 'solar-vita',
        size: { units: 30 },
        name: t('Vitamina C Efervescente com 3 Tubos', 'Effervescent Vitamin C with 3 Tubes'),
        strength: t('1 g', '1 g'),
        priceCents: 4290,
        listPriceCents: 5070,
        popularity: 640,
        note: t('Três tubos de laranja na mesma caixa.', 'Three orange tubes in the same box.')
      },
      {
        brand: 'ipe-nutricao',
        size: { units: 10 },
        summary: t(
          '{vitaminC} de vitamina C e {zinc} de zinco em um copo de água, sem açúcar.',
          '{vitaminC} of vitamin C and {zinc} of zinc in a glass of water, sugar free.'
        ),
        about: [
          t(
            'Vitamina C e zinco auxiliam no funcionamento do sistema imune. Juntos em um comprimido que se dissolve em dois minutos.',
            'Vitamin C and zinc help the immune system to work. Together in a tablet that dissolves in two minutes.'
          ),
          t(
            'O tubo fecha com sílica na tampa, que guarda os comprimidos da umidade.',
            'The tube closes with silica in the cap, which keeps the tablets from moisture.'
          )
        ],
        name: t('Vitamina C + Zinco Efervescente', 'Effervescent Vitamin C + Zinc'),
        strength: t('1 g', '1 g'),
        facts: { vitaminC: 1000, zinc: 10 },
        priceCents: 1890,
        popularity: 690,
        ingredients: t(
          'Ácido ascórbico, gluconato de zinco, reguladores de acidez ácido cítrico e bicarbonato de sódio, aromatizante natural de tangerina, edulcorante sucralose.',
          'Ascorbic acid, zinc gluconate, acidity regulators citric acid and sodium bicarbonate, natural tangerine flavouring, sweetener sucralose.'
        ),
        note: t('Sabor tangerina, com 10 mg de zinco.', 'Tangerine flavour, with 10 mg of zinc.'),
        look: { colour: '#f3a73b' },
        reviews: [
          [
            'Sônia B.',
            5,
            'Gosto de tangerina de verdade e não fica pó no fundo do copo.',
            'A true tangerine taste and no powder left at the bottom of the glass.'
          ]
        ]
      }
    ]
  },
  {
    number: 3,
    key: 'vitamina-c-gotas',
    name: t('Vitamina C em Gotas', 'Vitamin C Drops'),
    label: { title: 'Vitamina C', subtitle: 'em gotas' },
    categories: ['vitamina-c', 'multivitaminico-infantil'],
    form: 'gotas',
    goals: ['imunidade'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{vitaminC} de vitamina C em {serving}, para pingar na água ou no suco.',
      '{vitaminC} of vitamin C in {serving}, to add to water or juice.'
    ),
    about: [
      t(
        'Para quem não engole cápsulas: as gotas se misturam à água, ao suco ou à papinha e não mudam a cor.',
        'For people who do not swallow capsules: the drops mix with water, juice or purée and do not change the colour.'
      ),
      t(
        'A vitamina C auxilia no funcionamento do sistema imune. O frasco âmbar protege da luz e o conta-gotas dá a medida.',
        'Vitamin C helps the immune system to work. The amber bottle protects from light and the dropper gives the measure.'
      )
    ],
    ingredients: t(
      'Água purificada, ácido ascórbico, umectante glicerina, regulador de acidez citrato de sódio, edulcorante sucralose, aromatizante natural de laranja, conservador sorbato de potássio.',
      'Purified water, ascorbic acid, humectant glycerine, acidity regulator sodium citrate, sweetener sucralose, natural orange flavouring, preservative potassium sorbate.'
    ),
    usage: t(
      'Crianças a partir de 4 anos e adultos: {serving} ao dia, puras ou diluídas. Agite antes de usar.',
      'Children from 4 years and adults: {serving} a day, pure or diluted. Shake before use.'
    ),
    audience: 'everyone',
    caution: t(
      'Depois de aberto, consumir em até 60 dias. Para crianças, usar com orientação do pediatra.',
      'Once opened, use within 60 days. For children, use with the guidance of a paediatrician.'
    ),
    serving: { ml: 1, measure: t('20 gotas', '20 drops') },
    facts: { vitaminC: 200 },
    presentations: [
      {
        brand: 'gota-clara',
        size: { ml: 30 },
        priceCents: 2490,
        popularity: 560,
        sibling: 'quantidade',
        note: t('Um mês para uma pessoa.', 'A month for one person.'),
        reviews: [
          [
            'Juliana F.',
            5,
            'Coloco no suco da minha filha de 5 anos e ela nem percebe.',
            'I put it in my 5-year-old daughter’s juice and she does not even notice.'
          ],
          [
            'Otávio N.',
            4,
            'Conta-gotas preciso. O gosto puro é bem azedo.',
            'An accurate dropper. Pure, it tastes very sour.'
          ]
        ]
      },
      {
        brand: 'gota-clara',
        size: { ml: 60 },
        priceCents: 3990,
        listPriceCents: 4980,
        popularity: 340,
        sibling: 'quantidade',
        note: t('Frasco de família, com dois meses de uso.', 'A family bottle, with two months of use.')
      }
    ]
  },
  {
    number: 4,
    key: 'vitamina-d3-2000',
    name: t('Vitamina D3', 'Vitamin D3'),
    label: { title: 'Vitamina D3', subtitle: 'Colecalciferol' },
    categories: ['vitamina-d3-altas-doses'],
    form: 'softgel',
    goals: ['imunidade', 'articulacoes'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '2.000 UI ({vitaminD}) de vitamina D3 por softgel, a maior dose diária permitida em suplemento.',
      '2,000 IU ({vitaminD}) of vitamin D3 per softgel, the highest daily dose permitted in a supplement.'
    ),
    about: [
      t(
        'A vitamina D auxilia na formação de ossos e dentes, na absorção de cálcio e fósforo e no funcionamento do sistema imune. Vem do sol, mas pouco chega à pele de quem passa o dia entre paredes.',
        'Vitamin D helps bones and teeth to form, calcium and phosphorus to be absorbed and the immune system to work. It comes from the sun, but little reaches the skin of people who spend the day indoors.'
      ),
      t(
        'Aqui ela vem dissolvida em óleo, dentro de um softgel do tamanho de um grão de ervilha: vitamina D precisa de gordura para ser bem absorvida.',
        'Here it comes dissolved in oil, inside a softgel the size of a pea: vitamin D needs fat to be well absorbed.'
      )
    ],
    ingredients: t(
      'Óleo de girassol, colecalciferol (vitamina D3). Cápsula: gelatina, umectante glicerina, água purificada.',
      'Sunflower oil, cholecalciferol (vitamin D3). Capsule: gelatine, humectant glycerine, purified water.'
    ),
    usage: t(
      'Adultos: ingerir 1 softgel ao dia, junto com a refeição que tiver mais gordura.',
      'Adults: take 1 softgel a day, with the meal that has most fat.'
    ),
    caution: t(
      'Não combinar com outros produtos que contenham vitamina D sem orientação. Dosar a vitamina D no sangue ajuda a escolher a dose.',
      'Do not combine with other products that contain vitamin D without guidance. A blood test helps to choose the dose.'
    ),
    serving: { units: 1 },
    facts: { vitaminD: 50 },
    subscribable: true,
    pairs: [
      ['vitamina-k2', 10],
      ['magnesio-dimalato', 8]
    ],
    video: '/media/videos/rotina.mp4',
    presentations: [
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        strength: t('2.000 UI', '2,000 IU'),
        priceCents: 3490,
        listPriceCents: 4290,
        popularity: 985,
        sibling: 'quantidade',
        note: t('Dois meses em um frasco de vidro âmbar.', 'Two months in an amber glass bottle.'),
        reviews: [
          [
            'Luciana M.',
            5,
            'Cápsula minúscula. Meu exame subiu de 19 para 34 em quatro meses, com acompanhamento médico.',
            'A tiny capsule. My test went from 19 to 34 in four months, with my doctor following.'
          ],
          [
            'Paulo H.',
            5,
            'Preço justo e frasco de vidro. Compro pela terceira vez.',
            'A fair price and a glass bottle. Third time that I buy it.'
          ],
          [
            'Renata D.',
            4,
            'Ótima. Perdeu uma estrela porque a tampa veio um pouco dura de abrir.',
            'Great. It lost a star because the cap was a bit hard to open.'
          ],
          ['Cláudio S.', 5, 'Entrega em dois dias em Curitiba.', 'Delivered in two days in Curitiba.']
        ]
      },
      {
        brand: 'raiz-norte',
        size: { units: 120 },
        strength: t('2.000 UI', '2,000 IU'),
        priceCents: 5990,
        popularity: 890,
        sibling: 'quantidade',
        note: t('Quatro meses sem precisar lembrar de comprar.', 'Four months without having to remember to buy.'),
        reviews: [
          [
            'Tereza G.',
            5,
            'Melhor custo por dia que encontrei. Tomo com o almoço.',
            'The best cost per day that I found. I take it with lunch.'
          ]
        ]
      },
      {
        brand: 'raiz-norte',
        size: { units: 240 },
        strength: t('2.000 UI', '2,000 IU'),
        priceCents: 9990,
        listPriceCents: 11980,
        popularity: 610,
        sibling: 'quantidade',
        note: t('Para a casa toda: quatro pessoas por dois meses.', 'For the whole home: four people for two months.')
      },
      {
        brand: 'solar-vita',
        size: { units: 60 },
        summary: t(
          '2.000 UI ({vitaminD}) de vitamina D3 por softgel, dissolvida em óleo de coco.',
          '2,000 IU ({vitaminD}) of vitamin D3 per softgel, dissolved in coconut oil.'
        ),
        name: t('Vitamina D3 Sol de Cada Dia', 'Everyday Sun Vitamin D3'),
        strength: t('2.000 UI', '2,000 IU'),
        priceCents: 3190,
        popularity: 520,
        ingredients: t(
          'Óleo de coco, colecalciferol (vitamina D3). Cápsula: gelatina, umectante glicerina, água purificada.',
          'Coconut oil, cholecalciferol (vitamin D3). Capsule: gelatine, humectant glycerine, purified water.'
        ),
        note: t(
          'Dissolvida em óleo de coco no lugar do girassol.',
          'Dissolved in coconut oil instead of sunflower oil.'
        ),
        reviews: [
          [
            'Vera L.',
            3,
            'Boa, mas as cápsulas grudaram no calor. Guardei na geladeira e resolveu.',
            'Good, but the capsules stuck together in the heat. I put them in the fridge and that solved it.'
          ]
        ]
      },
      {
        brand: 'vereda-verde',
        size: { units: 60 },
        summary: t(
          '2.000 UI ({vitaminD}) de vitamina D3 de líquen por softgel sem gelatina.',
          '2,000 IU ({vitaminD}) of vitamin D3 from lichen per gelatine-free softgel.'
        ),
        name: t('Vitamina D3 Vegana', 'Vegan Vitamin D3'),
        strength: t('2.000 UI', '2,000 IU'),
        priceCents: 6990,
        popularity: 430,
        diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
        ingredients: t(
          'Óleo de coco, colecalciferol extraído de líquen. Cápsula: amido modificado, umectante glicerina, espessante carragena.',
          'Coconut oil, cholecalciferol extracted from lichen. Capsule: modified starch, humectant glycerine, thickener carrageenan.'
        ),
        note: t(
          'D3 extraída de líquen, em cápsula sem gelatina.',
          'D3 extracted from lichen, in a gelatine-free capsule.'
        ),
        reviews: [
          [
            'Isadora K.',
            5,
            'Difícil achar D3 vegana de verdade. Esta é de líquen e diz no rótulo.',
            'True vegan D3 is hard to find. This one is from lichen and says so on the label.'
          ],
          [
            'Fábio J.',
            4,
            'Cara, mas é a única sem gelatina que não repete gosto.',
            'Expensive, but the only gelatine-free one without an aftertaste.'
          ]
        ]
      }
    ]
  },
  {
    number: 5,
    key: 'vitamina-d3-diaria',
    name: t('Vitamina D3', 'Vitamin D3'),
    label: { title: 'Vitamina D3', subtitle: 'Uso diário' },
    categories: ['vitamina-d3-uso-diario'],
    form: 'comprimido',
    goals: ['imunidade', 'articulacoes'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{strength} ({vitaminD}) de vitamina D3 por comprimido, para manutenção.',
      '{strength} ({vitaminD}) of vitamin D3 per tablet, for maintenance.'
    ),
    about: [
      t(
        'Dose para todos os dias de quem já está com bons níveis e quer continuar assim. A vitamina D auxilia na formação de ossos e dentes e no funcionamento do sistema imune.',
        'A dose for every day, for people who already have good levels and want to keep them. Vitamin D helps bones and teeth to form and the immune system to work.'
      ),
      t('O comprimido é pequeno, com 6 mm, e sem cheiro.', 'The tablet is small, 6 mm, and has no smell.')
    ],
    ingredients: t(
      'Agentes de massa celulose microcristalina e fosfato dicálcico, colecalciferol (vitamina D3), antiumectante dióxido de silício.',
      'Bulking agents microcrystalline cellulose and dicalcium phosphate, cholecalciferol (vitamin D3), anti-caking agent silicon dioxide.'
    ),
    usage: t(
      'Adultos: ingerir 1 comprimido ao dia, junto com uma refeição.',
      'Adults: take 1 tablet a day with a meal.'
    ),
    serving: { units: 1 },
    subscribable: true,
    presentations: [
      {
        brand: 'ipe-nutricao',
        size: { units: 90 },
        strength: t('600 UI', '600 IU'),
        facts: { vitaminD: 15 },
        priceCents: 2290,
        popularity: 480,
        sibling: 'concentracao',
        note: t('Exatamente 100% da referência diária de adultos.', 'Exactly 100% of the adult daily reference.'),
        reviews: [
          [
            'Marlene O.',
            5,
            'O médico pediu só manutenção e esta dose é perfeita.',
            'The doctor asked for maintenance only and this dose is perfect.'
          ]
        ]
      },
      {
        brand: 'ipe-nutricao',
        size: { units: 90 },
        strength: t('1.000 UI', '1,000 IU'),
        facts: { vitaminD: 25 },
        priceCents: 2690,
        popularity: 530,
        sibling: 'concentracao',
        note: t(
          'Um meio-termo entre a manutenção e a dose alta.',
          'The middle ground between maintenance and the high dose.'
        )
      },
      {
        brand: 'aurora-lab',
        size: { units: 60 },
        usage: t(
          'Adultos: deixar 1 comprimido dissolver embaixo da língua, uma vez ao dia, depois de uma refeição.',
          'Adults: let 1 tablet dissolve under the tongue, once a day, after a meal.'
        ),
        name: t('Vitamina D3 Sublingual', 'Sublingual Vitamin D3'),
        strength: t('1.000 UI', '1,000 IU'),
        facts: { vitaminD: 25 },
        priceCents: 3690,
        popularity: 310,
        note: t(
          'Dissolve embaixo da língua em cerca de um minuto, com sabor menta suave.',
          'Dissolves under the tongue in about one minute, with a mild mint flavour.'
        ),
        ingredients: t(
          'Agentes de massa manitol e celulose microcristalina, colecalciferol (vitamina D3), aromatizante natural de menta, antiumectante dióxido de silício.',
          'Bulking agents mannitol and microcrystalline cellulose, cholecalciferol (vitamin D3), natural mint flavouring, anti-caking agent silicon dioxide.'
        ),
        reviews: [
          [
            'Gustavo E.',
            4,
            'Gosto leve de menta, some rápido embaixo da língua.',
            'A light mint taste, quickly gone under the tongue.'
          ],
          [
            'Nair P.',
            5,
            'Para mim, que não engulo comprimido, foi a solução.',
            'For me, who cannot swallow tablets, it was the solution.'
          ]
        ]
      }
    ]
  },
  {
    number: 6,
    key: 'vitamina-d3-gotas',
    name: t('Vitamina D3 em Gotas', 'Vitamin D3 Drops'),
    label: { title: 'Vitamina D3', subtitle: 'em gotas' },
    categories: ['vitamina-d3-uso-diario'],
    form: 'gotas',
    goals: ['imunidade'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('Vitamina D3 em óleo, {strength} por gota.', 'Vitamin D3 in oil, {strength} per drop.'),
    about: [
      t(
        'Uma gota traz {strength} ({vitaminD}) de vitamina D3 dissolvida em triglicerídeos de coco. Não tem gosto e pode ir direto na boca ou na comida.',
        'One drop brings {strength} ({vitaminD}) of vitamin D3 dissolved in coconut triglycerides. It has no taste and may go straight into the mouth or on food.'
      ),
      t(
        'A vitamina D auxilia na absorção de cálcio e fósforo e no funcionamento do sistema imune.',
        'Vitamin D helps calcium and phosphorus to be absorbed and the immune system to work.'
      )
    ],
    ingredients: t(
      'Triglicerídeos de cadeia média de coco, colecalciferol (vitamina D3), antioxidante tocoferol.',
      'Medium-chain coconut triglycerides, cholecalciferol (vitamin D3), antioxidant tocopherol.'
    ),
    usage: t(
      'Ingerir 1 gota ao dia, junto com uma refeição. Vire o frasco na vertical e espere a gota cair.',
      'Take 1 drop a day with a meal. Hold the bottle upright upside down and wait for the drop to fall.'
    ),
    audience: 'everyone',
    caution: t(
      'Bebês e crianças: somente com orientação do pediatra.',
      'Babies and children: only under the guidance of a paediatrician.'
    ),
    serving: { ml: 0.04, measure: t('1 gota', '1 drop') },
    presentations: [
      {
        brand: 'gota-clara',
        size: { ml: 10 },
        strength: t('200 UI', '200 IU'),
        facts: { vitaminD: 5 },
        priceCents: 2790,
        popularity: 615,
        sibling: 'concentracao',
        note: t(
          'A dose mais baixa, que permite ajustar gota a gota.',
          'The lowest dose, which can be adjusted drop by drop.'
        ),
        reviews: [
          [
            'Bianca Q.',
            5,
            'Pediatra indicou 400 UI, são duas gotinhas. Frasco dura muito.',
            'The paediatrician asked for 400 IU, which is two drops. The bottle lasts long.'
          ],
          ['Elias R.', 4, 'Sem gosto. O gotejador é um pouco lento.', 'No taste. The dropper is a little slow.']
        ]
      },
      {
        brand: 'gota-clara',
        size: { ml: 10 },
        strength: t('1.000 UI', '1,000 IU'),
        facts: { vitaminD: 25 },
        priceCents: 3490,
        popularity: 545,
        sibling: 'concentracao',
        note: t('Para adultos que querem uma gota e pronto.', 'For adults who want one drop and be done.')
      },
      {
        brand: 'gota-clara',
        size: { ml: 10 },
        strength: t('2.000 UI', '2,000 IU'),
        facts: { vitaminD: 50 },
        categories: ['vitamina-d3-altas-doses'],
        priceCents: 4190,
        listPriceCents: 4990,
        popularity: 470,
        sibling: 'concentracao',
        note: t(
          'A dose mais alta permitida em suplemento, em uma gota.',
          'The highest dose permitted in a supplement, in one drop.'
        )
      }
    ]
  },
  {
    number: 7,
    key: 'vitamina-d3-k2',
    name: t('Vitamina D3 + K2', 'Vitamin D3 + K2'),
    label: { title: 'D3 + K2', subtitle: 'MK-7' },
    categories: ['vitamina-d3-k2', 'vitamina-k'],
    form: 'softgel',
    goals: ['articulacoes', 'coracao'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{vitaminD} de vitamina D3 e {vitaminK} de K2 MK-7 por dose.',
      '{vitaminD} of vitamin D3 and {vitaminK} of K2 MK-7 per serving.'
    ),
    about: [
      t(
        'A vitamina D auxilia na absorção do cálcio; a vitamina K auxilia na manutenção dos ossos. Por isso andam juntas em muitas rotinas.',
        'Vitamin D helps calcium to be absorbed; vitamin K helps bones to be maintained. That is why they go together in many routines.'
      ),
      t(
        'A K2 é a MK-7 de fermentação natural, que permanece mais tempo no organismo do que a K1 das folhas.',
        'The K2 is MK-7 from natural fermentation, which stays longer in the body than the K1 of leaves.'
      )
    ],
    ingredients: t(
      'Óleo de girassol, menaquinona-7 (vitamina K2), colecalciferol (vitamina D3). Cápsula: gelatina, umectante glicerina, água purificada.',
      'Sunflower oil, menaquinone-7 (vitamin K2), cholecalciferol (vitamin D3). Capsule: gelatine, humectant glycerine, purified water.'
    ),
    usage: t('Adultos: {serving} ao dia, junto com uma refeição.', 'Adults: {serving} a day with a meal.'),
    caution: t(
      'Quem usa anticoagulantes não deve consumir vitamina K sem orientação médica.',
      'People who take anticoagulants should not take vitamin K without medical guidance.'
    ),
    serving: { units: 1 },
    facts: { vitaminD: 50, vitaminK: 100 },
    subscribable: true,
    pairs: [['calcio-d', 8]],
    presentations: [
      {
        brand: 'aurora-lab',
        size: { units: 60 },
        priceCents: 7990,
        listPriceCents: 9490,
        popularity: 810,
        note: t('Com 2.000 UI de D3 por softgel.', 'With 2,000 IU of D3 per softgel.'),
        reviews: [
          [
            'Roberto C.',
            5,
            'Junta duas cápsulas que eu tomava separadas e ficou mais barato.',
            'It joins two capsules that I took apart and turned out cheaper.'
          ],
          [
            'Simone A.',
            4,
            'Cápsula pequena, sem cheiro. Gostaria de um frasco com 120.',
            'A small capsule without smell. I would like a bottle of 120.'
          ]
        ]
      },
      {
        brand: 'raiz-norte',
        size: { units: 30 },
        name: t('Vitamina D3 + K2 Essencial', 'Essential Vitamin D3 + K2'),
        facts: { vitaminD: 25, vitaminK: 65 },
        priceCents: 4290,
        popularity: 440,
        note: t(
          'Dose mais leve, com 1.000 UI de D3: um mês para experimentar.',
          'A lighter dose, with 1,000 IU of D3: a month to try it.'
        )
      },
      {
        brand: 'gota-clara',
        size: { ml: 20 },
        name: t('Vitamina D3 + K2 em Gotas', 'Vitamin D3 + K2 Drops'),
        serving: { ml: 0.2, measure: t('5 gotas', '5 drops') },
        priceCents: 8990,
        popularity: 395,
        form: 'gotas',
        ingredients: t(
          'Triglicerídeos de cadeia média de coco, menaquinona-7, colecalciferol, antioxidante tocoferol.',
          'Medium-chain coconut triglycerides, menaquinone-7, cholecalciferol, antioxidant tocopherol.'
        ),
        note: t(
          'Cem doses em um frasco pequeno, sem gelatina.',
          'One hundred servings in a small bottle, without gelatine.'
        ),
        reviews: [
          [
            'Ana Paula W.',
            5,
            'Pingo na salada e esqueço que existe.',
            'I drop it on the salad and forget that it exists.'
          ]
        ]
      }
    ]
  },
  {
    number: 8,
    key: 'vitamina-a',
    name: t('Vitamina A', 'Vitamin A'),
    label: { title: 'Vitamina A', subtitle: 'Palmitato de retinol' },
    categories: ['vitamina-a'],
    form: 'softgel',
    goals: ['pele-e-cabelo', 'imunidade'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{vitaminA} de vitamina A por softgel, para visão e pele.',
      '{vitaminA} of vitamin A per softgel, for vision and skin.'
    ),
    about: [
      t(
        'A vitamina A auxilia na visão, na manutenção da pele e das mucosas e no funcionamento do sistema imune.',
        'Vitamin A helps vision, the maintenance of skin and mucous membranes and the working of the immune system.'
      ),
      t(
        'A dose é moderada de propósito: a vitamina A se acumula no fígado e mais não é melhor.',
        'The dose is moderate on purpose: vitamin A builds up in the liver and more is not better.'
      )
    ],
    ingredients: t(
      'Óleo de girassol, palmitato de retinol. Cápsula: gelatina, umectante glicerina, água purificada.',
      'Sunflower oil, retinyl palmitate. Capsule: gelatine, humectant glycerine, purified water.'
    ),
    usage: t(
      'Adultos: ingerir 1 softgel ao dia, com o almoço ou o jantar.',
      'Adults: take 1 softgel a day with lunch or dinner.'
    ),
    caution: t(
      'Mulheres que pretendem engravidar não devem usar vitamina A sem orientação médica.',
      'Women who plan to become pregnant should not use vitamin A without medical guidance.'
    ),
    serving: { units: 1 },
    facts: { vitaminA: 800 },
    presentations: [
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        priceCents: 2990,
        popularity: 290,
        note: t('Exatamente 100% da referência diária.', 'Exactly 100% of the daily reference.')
      },
      {
        brand: 'solar-vita',
        size: { units: 90 },
        about: [
          t(
            'O betacaroteno dá cor à cenoura e ao urucum. O corpo o transforma em vitamina A, que auxilia na visão e na manutenção da pele, conforme a necessidade.',
            'Beta-carotene colours carrots and annatto. The body turns it into vitamin A, which helps vision and the maintenance of skin, as needed.'
          ),
          t(
            'Em excesso pode deixar a pele levemente alaranjada: fique em um softgel por dia.',
            'Too much may turn the skin slightly orange: keep to one softgel a day.'
          )
        ],
        caution: t(
          'Fumantes não devem usar betacaroteno sem orientação médica.',
          'Smokers should not use beta-carotene without medical guidance.'
        ),
        name: t('Betacaroteno Pró-Vitamina A', 'Beta-Carotene Pro-Vitamin A'),
        facts: { vitaminA: 600 },
        priceCents: 4490,
        popularity: 350,
        look: { contentColour: '#d9531e' },
        ingredients: t(
          'Óleo de girassol, betacaroteno natural. Cápsula: gelatina, umectante glicerina, água purificada.',
          'Sunflower oil, natural beta-carotene. Capsule: gelatine, humectant glycerine, purified water.'
        ),
        note: t(
          'Betacaroteno, que o corpo transforma em vitamina A conforme precisa.',
          'Beta-carotene, which the body turns into vitamin A as it needs it.'
        ),
        reviews: [
          [
            'Fernanda Z.',
            4,
            'Uso antes do verão. Cápsula de cor forte, não mancha.',
            'I use it before summer. A strongly coloured capsule, it does not stain.'
          ]
        ]
      },
      {
        brand: 'aurora-lab',
        size: { units: 60 },
        status: 'indisponivel',
        name: t('Vitaminas A + E', 'Vitamins A + E'),
        facts: { vitaminA: 600, vitaminE: 15 },
        priceCents: 4790,
        popularity: 240,
        ingredients: t(
          'Óleo de girassol, D-alfa-tocoferol, palmitato de retinol. Cápsula: gelatina, umectante glicerina, água purificada.',
          'Sunflower oil, D-alpha-tocopherol, retinyl palmitate. Capsule: gelatine, humectant glycerine, purified water.'
        ),
        note: t(
          'Com vitamina E, que protege a vitamina A da oxidação.',
          'With vitamin E, which protects vitamin A from oxidation.'
        )
      }
    ]
  },
  {
    number: 9,
    key: 'vitamina-e',
    name: t('Vitamina E', 'Vitamin E'),
    label: { title: 'Vitamina E', subtitle: 'Tocoferol natural' },
    categories: ['vitamina-e'],
    form: 'softgel',
    goals: ['pele-e-cabelo', 'coracao'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{strength} ({vitaminE}) de vitamina E natural por softgel.',
      '{strength} ({vitaminE}) of natural vitamin E per softgel.'
    ),
    about: [
      t(
        'A vitamina E é um antioxidante que auxilia na proteção dos danos causados pelos radicais livres. A forma natural, D-alfa-tocoferol, é a que o corpo melhor aproveita.',
        'Vitamin E is an antioxidant that helps to protect against damage caused by free radicals. The natural form, D-alpha-tocopherol, is the one that the body uses best.'
      ),
      t(
        'Vem de óleo de girassol e não tem cheiro. Guarde longe do calor do fogão.',
        'It comes from sunflower oil and has no smell. Keep it away from the heat of the stove.'
      )
    ],
    ingredients: t(
      'D-alfa-tocoferol, óleo de girassol. Cápsula: gelatina, umectante glicerina, água purificada.',
      'D-alpha-tocopherol, sunflower oil. Capsule: gelatine, humectant glycerine, purified water.'
    ),
    usage: t('Adultos: ingerir 1 softgel ao dia, com uma refeição.', 'Adults: take 1 softgel a day with a meal.'),
    caution: t(
      'Quem usa anticoagulantes deve consultar o médico.',
      'People who take anticoagulants should ask their doctor.'
    ),
    serving: { units: 1 },
    presentations: [
      {
        brand: 'raiz-norte',
        size: { units: 30 },
        strength: t('400 UI', '400 IU'),
        facts: { vitaminE: 268 },
        priceCents: 3290,
        popularity: 420,
        sibling: 'quantidade',
        note: t('Embalagem de um mês.', 'A one-month pack.'),
        reviews: [
          [
            'Odete F.',
            5,
            'A dermatologista indicou. Não repete gosto de óleo.',
            'My dermatologist suggested it. No oily aftertaste.'
          ]
        ]
      },
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        strength: t('400 UI', '400 IU'),
        facts: { vitaminE: 268 },
        priceCents: 5690,
        popularity: 330,
        sibling: 'quantidade',
        note: t('Dois meses por menos do que dois frascos pequenos.', 'Two months for less than two small bottles.')
      },
      {
        brand: 'estrela-do-vale',
        size: { units: 60 },
        status: 'indisponivel',
        name: t('Vitamina E Beleza', 'Beauty Vitamin E'),
        strength: t('100 UI', '100 IU'),
        facts: { vitaminE: 67 },
        priceCents: 3490,
        popularity: 300,
        note: t(
          'Dose leve, para somar a um colágeno ou multivitamínico.',
          'A light dose, to add to collagen or a multivitamin.'
        )
      }
    ]
  },
  {
    number: 10,
    key: 'vitamina-k2',
    name: t('Vitamina K2 MK-7', 'Vitamin K2 MK-7'),
    label: { title: 'Vitamina K2', subtitle: 'MK-7' },
    categories: ['vitamina-k'],
    form: 'capsula',
    goals: ['articulacoes', 'coracao'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('{vitaminK} de vitamina K2 em forma MK-7 por dose.', '{vitaminK} of vitamin K2 as MK-7 per serving.'),
    about: [
      t(
        'A vitamina K auxilia na coagulação do sangue e na manutenção dos ossos. A MK-7 é obtida por fermentação e fica ativa por mais tempo do que a K1.',
        'Vitamin K helps blood to clot and bones to be maintained. MK-7 comes from fermentation and stays active for longer than K1.'
      ),
      t(
        'Combina com vitamina D3 e com uma refeição que tenha azeite, abacate ou castanhas.',
        'It goes with vitamin D3 and with a meal that has olive oil, avocado or nuts.'
      )
    ],
    ingredients: t(
      'Agente de massa celulose microcristalina, menaquinona-7 (vitamina K2). Cápsula: hipromelose.',
      'Bulking agent microcrystalline cellulose, menaquinone-7 (vitamin K2). Capsule: hypromellose.'
    ),
    usage: t('Adultos: {serving} ao dia, com uma refeição.', 'Adults: {serving} a day with a meal.'),
    caution: t(
      'Quem usa anticoagulantes não deve consumir vitamina K sem orientação médica.',
      'People who take anticoagulants should not take vitamin K without medical guidance.'
    ),
    serving: { units: 1 },
    facts: { vitaminK: 100 },
    presentations: [
      {
        brand: 'aurora-lab',
        size: { units: 60 },
        strength: t('100 µg', '100 µg'),
        priceCents: 6990,
        popularity: 410,
        note: t('Cápsula vegetal com um só ativo.', 'A plant capsule with a single active.'),
        reviews: [
          [
            'Heitor B.',
            5,
            'Uso junto com a D3 em gotas. Rótulo claro, uma cápsula e pronto.',
            'I use it with D3 drops. A clear label, one capsule and done.'
          ],
          ['Lígia M.', 4, 'Boa, só poderia ser mais barata.', 'Good, it could just be cheaper.']
        ]
      },
      {
        brand: 'gota-clara',
        size: { ml: 20 },
        name: t('Vitamina K2 MK-7 em Gotas', 'Vitamin K2 MK-7 Drops'),
        strength: t('100 µg', '100 µg'),
        serving: { ml: 0.2, measure: t('5 gotas', '5 drops') },
        priceCents: 7990,
        popularity: 260,
        stock: 4,
        form: 'gotas',
        ingredients: t(
          'Triglicerídeos de cadeia média de coco, menaquinona-7, antioxidante tocoferol.',
          'Medium-chain coconut triglycerides, menaquinone-7, antioxidant tocopherol.'
        ),
        note: t('Em óleo de coco, para pingar na comida.', 'In coconut oil, to drop on food.')
      }
    ]
  },
  {
    number: 11,
    key: 'complexo-b',
    name: t('Complexo B', 'B Complex'),
    label: { title: 'Complexo B', subtitle: '8 vitaminas' },
    categories: ['complexo-b'],
    form: 'capsula',
    goals: ['energia', 'foco'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('As oito vitaminas B em {serving} por dia.', 'All eight B vitamins in {serving} a day.'),
    about: [
      t(
        'As vitaminas do complexo B auxiliam no metabolismo energético: transformam o que se come em energia que o corpo usa. A B12 e o ácido fólico também auxiliam na formação das células do sangue.',
        'B vitamins help energy metabolism: they turn what we eat into energy that the body uses. B12 and folic acid also help blood cells to form.'
      ),
      t(
        'A urina pode ficar mais amarela por causa da riboflavina. É esperado e não faz mal.',
        'Urine may turn more yellow because of riboflavin. It is expected and harmless.'
      )
    ],
    points: [
      t('B1, B2, B3, B5 e B6', 'B1, B2, B3, B5 and B6'),
      t('Biotina, ácido fólico e B12', 'Biotin, folic acid and B12')
    ],
    ingredients: t(
      'Agente de massa celulose microcristalina, nicotinamida, pantotenato de cálcio, cloridrato de piridoxina, riboflavina, tiamina, ácido fólico, biotina, cianocobalamina. Cápsula: hipromelose.',
      'Bulking agent microcrystalline cellulose, nicotinamide, calcium pantothenate, pyridoxine hydrochloride, riboflavin, thiamine, folic acid, biotin, cyanocobalamin. Capsule: hypromellose.'
    ),
    usage: t(
      'Adultos: ingerir {serving} ao dia, de preferência no café da manhã.',
      'Adults: take {serving} a day, preferably at breakfast.'
    ),
    serving: { units: 1 },
    facts: {
      thiamine: 2,
      riboflavin: 2.7,
      niacin: 30,
      pantothenic: 10,
      vitaminB6: 2.6,
      biotin: 45,
      folate: 400,
      vitaminB12: 9.9
    },
    subscribable: true,
    pairs: [['magnesio-bisglicinato', 8]],
    presentations: [
      {
        brand: 'candeia',
        size: { units: 60 },
        priceCents: 3290,
        listPriceCents: 3990,
        popularity: 780,
        sibling: 'quantidade',
        note: t(
          'A fórmula completa da Candeia para dias de estudo e trabalho.',
          'Candeia’s complete formula for days of study and work.'
        ),
        reviews: [
          [
            'Thiago L.',
            5,
            'Tomo de manhã durante o semestre. Cápsula sem cheiro de remédio.',
            'I take it in the morning during term. A capsule that does not smell like medicine.'
          ],
          [
            'Mônica H.',
            4,
            'Bom, mas avisaria em letra maior que a urina fica amarela.',
            'Good, but I would say in bigger letters that urine turns yellow.'
          ],
          [
            'César D.',
            4,
            'Cumpre o que promete e chegou antes do prazo.',
            'It does what it says and came ahead of time.'
          ]
        ]
      },
      {
        brand: 'candeia',
        size: { units: 120 },
        priceCents: 5690,
        popularity: 520,
        sibling: 'quantidade',
        note: t('Quatro meses em um frasco só.', 'Four months in a single bottle.')
      },
      {
        brand: 'aurora-lab',
        size: { units: 60 },
        summary: t(
          'As oito vitaminas B em formas ativas, em {serving} por dia.',
          'All eight B vitamins in active forms, in {serving} a day.'
        ),
        name: t('Complexo B Ativo', 'Active B Complex'),
        priceCents: 7990,
        popularity: 360,
        ingredients: t(
          'Agente de massa celulose microcristalina, nicotinamida, pantotenato de cálcio, piridoxal-5-fosfato, riboflavina-5-fosfato, tiamina, metilfolato de cálcio, biotina, metilcobalamina. Cápsula: hipromelose.',
          'Bulking agent microcrystalline cellulose, nicotinamide, calcium pantothenate, pyridoxal-5-phosphate, riboflavin-5-phosphate, thiamine, calcium methylfolate, biotin, methylcobalamin. Capsule: hypromellose.'
        ),
        note: t(
          'Formas ativas: metilfolato, metilcobalamina e P5P.',
          'Active forms: methylfolate, methylcobalamin and P5P.'
        ),
        reviews: [
          [
            'Larissa V.',
            5,
            'Procurei muito por metilfolato em vez de ácido fólico. Virou fixo.',
            'I looked long for methylfolate instead of folic acid. It is now a fixture.'
          ]
        ]
      },
      {
        brand: 'gota-clara',
        size: { ml: 100 },
        name: t('Complexo B Líquido', 'Liquid B Complex'),
        serving: { ml: 5, measure: t('1 colher de chá', '1 teaspoon') },
        priceCents: 3890,
        popularity: 280,
        form: 'liquido',
        ingredients: t(
          'Água purificada, umectante sorbitol, nicotinamida, pantotenato de cálcio, cloridrato de piridoxina, riboflavina, tiamina, ácido fólico, biotina, cianocobalamina, aromatizante de caramelo, conservador benzoato de sódio.',
          'Purified water, humectant sorbitol, nicotinamide, calcium pantothenate, pyridoxine hydrochloride, riboflavin, thiamine, folic acid, biotin, cyanocobalamin, caramel flavouring, preservative sodium benzoate.'
        ),
        note: t('Líquido com sabor caramelo e copo medidor.', 'A liquid with caramel flavour and a measuring cup.')
      }
    ]
  },
  {
    number: 12,
    key: 'vitamina-b12',
    name: t('Vitamina B12 Metilcobalamina', 'Vitamin B12 Methylcobalamin'),
    label: { title: 'Vitamina B12', subtitle: 'Metilcobalamina' },
    categories: ['vitamina-b12'],
    form: 'comprimido',
    goals: ['energia', 'foco'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{vitaminB12} de B12 ativa por dose, essencial para quem não come carne.',
      '{vitaminB12} of active B12 per serving, essential for people who do not eat meat.'
    ),
    about: [
      t(
        'A vitamina B12 auxilia na formação das células vermelhas do sangue e no metabolismo energético. Quase não existe em alimentos vegetais, e a absorção cai com a idade.',
        'Vitamin B12 helps red blood cells to form and energy metabolism to work. It hardly exists in plant foods, and absorption falls with age.'
      ),
      t(
        'A metilcobalamina é a forma ativa. A dose segue o limite brasileiro para suplementos.',
        'Methylcobalamin is the active form. The dose follows the Brazilian limit for supplements.'
      )
    ],
    ingredients: t(
      'Agentes de massa manitol e celulose microcristalina, metilcobalamina, aromatizante natural de cereja, edulcorante estévia.',
      'Bulking agents mannitol and microcrystalline cellulose, methylcobalamin, natural cherry flavouring, sweetener stevia.'
    ),
    usage: t(
      'Adultos: deixar 1 comprimido dissolver embaixo da língua, uma vez ao dia.',
      'Adults: let 1 tablet dissolve under the tongue, once a day.'
    ),
    serving: { units: 1 },
    facts: { vitaminB12: 9.9 },
    subscribable: true,
    pairs: [['ferro-quelato', 8]],
    presentations: [
      {
        brand: 'vereda-verde',
        size: { units: 60 },
        name: t('Vitamina B12 Sublingual', 'Sublingual Vitamin B12'),
        priceCents: 3790,
        popularity: 835,
        sibling: 'quantidade',
        note: t('Sabor cereja, adoçada com estévia.', 'Cherry flavour, sweetened with stevia.'),
        reviews: [
          [
            'Marina C.',
            5,
            'Sou vegana há seis anos e é a B12 com melhor gosto que já tomei.',
            'I have been vegan for six years and it is the best-tasting B12 that I have had.'
          ],
          ['André G.', 5, 'Dissolve em um minuto. Exame em dia.', 'Dissolves in a minute. My test is fine.'],
          [
            'Sueli R.',
            3,
            'Achei doce demais, mas o comprimido é pequeno.',
            'I found it too sweet, but the tablet is small.'
          ]
        ]
      },
      {
        brand: 'vereda-verde',
        size: { units: 120 },
        name: t('Vitamina B12 Sublingual', 'Sublingual Vitamin B12'),
        priceCents: 6490,
        listPriceCents: 7580,
        popularity: 490,
        sibling: 'quantidade'
      },
      {
        brand: 'raiz-norte',
        size: { units: 60 },
        priceCents: 2990,
        popularity: 560,
        usage: t(
          'Adultos: ingerir 1 comprimido ao dia, com água, junto com uma refeição.',
          'Adults: take 1 tablet a day with water and a meal.'
        ),
        ingredients: t(
          'Agente de massa celulose microcristalina, metilcobalamina, antiumectante dióxido de silício.',
          'Bulking agent microcrystalline cellulose, methylcobalamin, anti-caking agent silicon dioxide.'
        ),
        summary: t(
          '{vitaminB12} de metilcobalamina por comprimido, para engolir, sem sabor.',
          '{vitaminB12} of methylcobalamin per tablet, to swallow, flavourless.'
        ),
        note: t('Sem sabor e sem adoçante.', 'Without flavour or sweetener.'),
        reviews: [
          [
            'Ivone T.',
            4,
            'Simples e barata. Não tem gosto de nada, que era o que eu queria.',
            'Simple and cheap. It tastes of nothing, which is what I wanted.'
          ]
        ]
      },
      {
        brand: 'gota-clara',
        size: { ml: 20 },
        name: t('Vitamina B12 em Gotas', 'Vitamin B12 Drops'),
        serving: { ml: 0.5, measure: t('10 gotas', '10 drops') },
        priceCents: 3590,
        popularity: 330,
        status: 'indisponivel',
        form: 'gotas',
        usage: t(
          'Adultos: pingar {serving} embaixo da língua ou em um pouco de água, uma vez ao dia.',
          'Adults: drop {serving} under the tongue or in a little water, once a day.'
        ),
        look: { contentColour: '#c2314a' },
        ingredients: t(
          'Água purificada, umectante glicerina, metilcobalamina, conservador sorbato de potássio.',
          'Purified water, humectant glycerine, methylcobalamin, preservative potassium sorbate.'
        ),
        note: t('As gotas são rosadas: é a cor natural da B12.', 'The drops are pink: it is the natural colour of B12.')
      }
    ]
  },
  {
    number: 13,
    key: 'acido-folico',
    name: t('Ácido Fólico', 'Folic Acid'),
    label: { title: 'Ácido Fólico', subtitle: 'Vitamina B9' },
    categories: ['acido-folico'],
    form: 'comprimido',
    goals: ['energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('{folate} de vitamina B9 por dose.', '{folate} of vitamin B9 per serving.'),
    about: [
      t(
        'O ácido fólico auxilia na formação do tubo neural do feto durante a gravidez, na síntese de aminoácidos e no processo de divisão celular.',
        'Folic acid helps the neural tube of the fetus to form during pregnancy, amino acids to be made and cells to divide.'
      ),
      t(
        'Quem planeja engravidar costuma começar alguns meses antes, sempre com acompanhamento médico.',
        'People who plan a pregnancy usually start some months before, always with a doctor following.'
      )
    ],
    ingredients: t(
      'Agente de massa celulose microcristalina, ácido fólico, antiumectante estearato de magnésio vegetal.',
      'Bulking agent microcrystalline cellulose, folic acid, anti-caking agent vegetable magnesium stearate.'
    ),
    usage: t('Ingerir {serving} ao dia, com água.', 'Take {serving} a day with water.'),
    audience: 'everyone',
    caution: t(
      'Gestantes, lactantes e crianças: consumir somente com orientação do médico ou do nutricionista.',
      'Pregnant and nursing women and children: use only under the guidance of a doctor or dietitian.'
    ),
    serving: { units: 1 },
    facts: { folate: 400 },
    presentations: [
      {
        brand: 'ipe-nutricao',
        size: { units: 90 },
        strength: t('400 µg', '400 µg'),
        priceCents: 1990,
        popularity: 450,
        note: t('Três meses por menos de sete reais ao mês.', 'Three months for less than seven reais a month.'),
        reviews: [
          [
            'Débora N.',
            5,
            'Minha obstetra passou 400 e este tem a dose certinha.',
            'My obstetrician asked for 400 and this has the exact dose.'
          ]
        ]
      },
      {
        brand: 'aurora-lab',
        size: { units: 60 },
        summary: t(
          '{folate} de folato na forma ativa, por comprimido.',
          '{folate} of folate in its active form, per tablet.'
        ),
        about: [
          t(
            'O metilfolato é o folato como o corpo o usa, sem etapas de conversão. Auxilia na formação do tubo neural do feto durante a gravidez e no processo de divisão celular.',
            'Methylfolate is folate as the body uses it, without steps of conversion. It helps the neural tube of the fetus to form during pregnancy and cells to divide.'
          ),
          t(
            'Costuma ser escolhido por quem tem variações do gene MTHFR, com acompanhamento profissional.',
            'It is often chosen by people with variants of the MTHFR gene, with professional guidance.'
          )
        ],
        name: t('Metilfolato', 'Methylfolate'),
        strength: t('400 µg', '400 µg'),
        priceCents: 5990,
        listPriceCents: 6990,
        popularity: 400,
        ingredients: t(
          'Agente de massa celulose microcristalina, L-metilfolato de cálcio, antiumectante dióxido de silício.',
          'Bulking agent microcrystalline cellulose, calcium L-methylfolate, anti-caking agent silicon dioxide.'
        ),
        note: t(
          'A forma ativa do folato, que o corpo usa sem conversão.',
          'The active form of folate, which the body uses without conversion.'
        )
      },
      {
        brand: 'gota-clara',
        size: { ml: 30 },
        name: t('Ácido Fólico em Gotas', 'Folic Acid Drops'),
        serving: { ml: 1, measure: t('20 gotas', '20 drops') },
        priceCents: 2290,
        popularity: 210,
        form: 'gotas',
        ingredients: t(
          'Água purificada, umectante glicerina, ácido fólico, conservador sorbato de potássio.',
          'Purified water, humectant glycerine, folic acid, preservative potassium sorbate.'
        ),
        note: t('Para quem enjoa com comprimidos.', 'For people whom tablets make queasy.')
      }
    ]
  },
  {
    number: 14,
    key: 'biotina',
    name: t('Biotina', 'Biotin'),
    label: { title: 'Biotina', subtitle: 'Vitamina B7' },
    categories: ['biotina', 'cabelos-e-unhas'],
    form: 'capsula',
    goals: ['pele-e-cabelo'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{biotin} de biotina por dose para pele e cabelos.',
      '{biotin} of biotin per serving for skin and hair.'
    ),
    about: [
      t(
        'A biotina auxilia na manutenção da pele e dos cabelos e no metabolismo energético. Cabelo cresce perto de um centímetro por mês: espere ao menos três meses para avaliar.',
        'Biotin helps skin and hair to be maintained and energy metabolism to work. Hair grows about one centimetre a month: wait at least three months before judging.'
      ),
      t(
        'A dose é de {biotin}, o máximo permitido em suplementos no Brasil.',
        'The dose is {biotin}, the maximum permitted in supplements in Brazil.'
      )
    ],
    ingredients: t(
      'Agente de massa celulose microcristalina, biotina, antiumectante dióxido de silício. Cápsula: hipromelose.',
      'Bulking agent microcrystalline cellulose, biotin, anti-caking agent silicon dioxide. Capsule: hypromellose.'
    ),
    usage: t('Adultos: consumir {serving} ao dia, em qualquer horário.', 'Adults: take {serving} a day at any time.'),
    caution: t(
      'A biotina pode interferir em exames de sangue, como os da tireoide. Avise o laboratório.',
      'Biotin may interfere with blood tests, such as those of the thyroid. Tell the laboratory.'
    ),
    serving: { units: 1 },
    facts: { biotin: 45 },
    subscribable: true,
    pairs: [['peptideos-de-colageno', 10]],
    presentations: [
      {
        brand: 'estrela-do-vale',
        size: { units: 60 },
        strength: t('45 µg', '45 µg'),
        priceCents: 2790,
        listPriceCents: 3490,
        popularity: 825,
        sibling: 'quantidade',
        reviews: [
          [
            'Priscila A.',
            4,
            'No terceiro mês vi menos cabelo na escova. Unha melhorou antes.',
            'In the third month I saw less hair on the brush. Nails got better before that.'
          ],
          ['Jaqueline O.', 5, 'Cápsula pequena e preço bom.', 'A small capsule and a good price.'],
          [
            'Cristiane E.',
            3,
            'Ainda não notei diferença com um frasco. Vou terminar o segundo.',
            'I have not noticed a difference with one bottle yet. I will finish the second.'
          ]
        ]
      },
      {
        brand: 'estrela-do-vale',
        size: { units: 120 },
        strength: t('45 µg', '45 µg'),
        priceCents: 4690,
        popularity: 540,
        sibling: 'quantidade',
        note: t(
          'Quatro meses, o tempo que o cabelo leva para responder.',
          'Four months, the time that hair takes to respond.'
        )
      },
      {
        brand: 'solar-vita',
        size: { units: 60 },
        name: t('Biotina em Gomas', 'Biotin Gummies'),
        serving: { units: 2 },
        facts: { biotin: 45, vitaminC: 30, energy: 14, carbs: 3.5, addedSugars: 2.4 },
        categories: ['biotina', 'gomas-e-doces'],
        diets: ['sem-gluten', 'sem-lactose'],
        priceCents: 4490,
        popularity: 570,
        form: 'goma',
        look: { contentColour: '#d6455b', colour: '#e86f8b' },
        ingredients: t(
          'Açúcar, xarope de glicose, água, gelatina, suco concentrado de morango, ácido ascórbico, biotina, regulador de acidez ácido cítrico, aromatizante natural, corante carmim.',
          'Sugar, glucose syrup, water, gelatine, strawberry juice concentrate, ascorbic acid, biotin, acidity regulator citric acid, natural flavouring, colour carmine.'
        ),
        note: t('Goma de morango: mastigue duas por dia.', 'Strawberry gummies: chew two a day.')
      }
    ]
  },
  {
    number: 15,
    key: 'multi-mulher',
    name: t('Multivitamínico Mulher', 'Women’s Multivitamin'),
    label: { title: 'Multi Mulher', subtitle: 'Vitaminas e minerais' },
    categories: ['multivitaminico-adulto'],
    form: 'comprimido',
    goals: ['energia', 'imunidade', 'pele-e-cabelo'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Vitaminas e minerais com ferro e ácido fólico para a rotina feminina.',
      'Vitamins and minerals with iron and folic acid for women’s routines.'
    ),
    about: [
      t(
        'Ferro e ácido fólico em dose de 100%, porque são os que mais faltam na alimentação das mulheres; o resto acompanha sem exagero.',
        'Iron and folic acid at 100%, because they are what women’s diets lack most; the rest goes along without excess.'
      ),
      t(
        'A vitamina C da própria fórmula ajuda a absorver o ferro. Evite tomar junto com café.',
        'The vitamin C in the same formula helps iron to be absorbed. Avoid taking it with coffee.'
      )
    ],
    points: [
      t('14 mg de ferro', '14 mg of iron'),
      t('400 µg de ácido fólico', '400 µg of folic acid'),
      t('Biotina e zinco para pele, cabelos e unhas', 'Biotin and zinc for skin, hair and nails')
    ],
    ingredients: t(
      'Carbonato de cálcio, ácido ascórbico, óxido de magnésio, bisglicinato ferroso, acetato de tocoferol, nicotinamida, bisglicinato de zinco, palmitato de retinol, colecalciferol, cloridrato de piridoxina, ácido fólico, biotina, selenito de sódio, cianocobalamina, agente de massa celulose microcristalina.',
      'Calcium carbonate, ascorbic acid, magnesium oxide, ferrous bisglycinate, tocopheryl acetate, nicotinamide, zinc bisglycinate, retinyl palmitate, cholecalciferol, pyridoxine hydrochloride, folic acid, biotin, sodium selenite, cyanocobalamin, bulking agent microcrystalline cellulose.'
    ),
    usage: t(
      'Mulheres adultas: ingerir 1 comprimido ao dia, com o almoço.',
      'Adult women: take 1 tablet a day with lunch.'
    ),
    serving: { units: 1 },
    facts: {
      vitaminA: 600,
      vitaminC: 100,
      vitaminD: 15,
      vitaminE: 10,
      niacin: 15,
      vitaminB6: 1.3,
      biotin: 30,
      folate: 400,
      vitaminB12: 2.4,
      calcium: 120,
      magnesium: 60,
      iron: 14,
      zinc: 8,
      selenium: 30
    },
    subscribable: true,
    pairs: [['omega-3', 8]],
    presentations: [
      {
        brand: 'ipe-nutricao',
        size: { units: 30 },
        priceCents: 3490,
        popularity: 640,
        sibling: 'quantidade',
        note: t('Um mês, para conhecer.', 'A month, to get to know it.'),
        reviews: [
          [
            'Elaine S.',
            5,
            'Sinto mais disposição à tarde. Comprimido médio, sem gosto.',
            'I feel livelier in the afternoon. A medium tablet, no taste.'
          ],
          [
            'Regina P.',
            4,
            'Gosto que o ferro não me prende o intestino.',
            'I like that the iron does not constipate me.'
          ]
        ]
      },
      {
        brand: 'ipe-nutricao',
        size: { units: 90 },
        priceCents: 8490,
        listPriceCents: 10470,
        popularity: 560,
        sibling: 'quantidade',
        note: t('Três meses pelo preço de dois e meio.', 'Three months for the price of two and a half.')
      },
      {
        brand: 'estrela-do-vale',
        size: { units: 60 },
        name: t('Multi Mulher Beleza', 'Women’s Beauty Multi'),
        facts: { biotin: 45, silicon: 5 },
        priceCents: 7290,
        popularity: 390,
        note: t('A mesma base com mais biotina e silício.', 'The same base with more biotin, and silicon.')
      }
    ]
  },
  {
    number: 16,
    key: 'multi-homem',
    name: t('Multivitamínico Homem', 'Men’s Multivitamin'),
    label: { title: 'Multi Homem', subtitle: 'Vitaminas e minerais' },
    categories: ['multivitaminico-adulto'],
    form: 'comprimido',
    goals: ['energia', 'imunidade', 'desempenho'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Vitaminas e minerais com zinco e selênio, sem ferro.',
      'Vitamins and minerals with zinc and selenium, without iron.'
    ),
    about: [
      t(
        'Homens adultos raramente precisam de ferro extra: esta fórmula não leva. Em troca, traz mais zinco, que auxilia na manutenção da testosterona em níveis normais.',
        'Adult men rarely need extra iron: this formula has none. In its place it brings more zinc, which helps to keep testosterone at normal levels.'
      ),
      t(
        'O magnésio auxilia no funcionamento muscular, bom para quem treina.',
        'Magnesium helps muscles to work, good for people who train.'
      )
    ],
    ingredients: t(
      'Óxido de magnésio, ácido ascórbico, acetato de tocoferol, nicotinamida, bisglicinato de zinco, palmitato de retinol, colecalciferol, cloridrato de piridoxina, tiamina, ácido fólico, selenito de sódio, picolinato de cromo, cianocobalamina, agente de massa celulose microcristalina.',
      'Magnesium oxide, ascorbic acid, tocopheryl acetate, nicotinamide, zinc bisglycinate, retinyl palmitate, cholecalciferol, pyridoxine hydrochloride, thiamine, folic acid, sodium selenite, chromium picolinate, cyanocobalamin, bulking agent microcrystalline cellulose.'
    ),
    usage: t(
      'Homens adultos: ingerir 1 comprimido ao dia, com o almoço.',
      'Adult men: take 1 tablet a day with lunch.'
    ),
    serving: { units: 1 },
    facts: {
      vitaminA: 600,
      vitaminC: 100,
      vitaminD: 15,
      vitaminE: 10,
      thiamine: 1.2,
      niacin: 15,
      vitaminB6: 1.3,
      folate: 240,
      vitaminB12: 2.4,
      magnesium: 100,
      zinc: 15,
      selenium: 60,
      chromium: 35
    },
    subscribable: true,
    pairs: [['omega-3', 8]],
    presentations: [
      {
        brand: 'ipe-nutricao',
        size: { units: 30 },
        priceCents: 3490,
        popularity: 580,
        sibling: 'quantidade',
        note: t('Um mês, para conhecer.', 'A month, to get to know it.')
      },
      {
        brand: 'ipe-nutricao',
        size: { units: 90 },
        priceCents: 8490,
        popularity: 470,
        sibling: 'quantidade',
        note: t('Três meses de uso em um frasco.', 'Three months of use in one bottle.'),
        reviews: [
          [
            'Wagner F.',
            5,
            'Sem ferro, como pediu o meu médico. Frasco rende bem.',
            'Without iron, as my doctor asked. The bottle goes a long way.'
          ],
          [
            'Diego M.',
            4,
            'Comprimido um pouco grande, mas desce com água.',
            'The tablet is a bit large, but goes down with water.'
          ]
        ]
      },
      {
        brand: 'serra-alta',
        size: { units: 60 },
        name: t('Multi Homem Esporte', 'Men’s Sport Multi'),
        facts: { magnesium: 150, potassium: 99 },
        priceCents: 6990,
        popularity: 340,
        note: t(
          'Com mais magnésio e potássio para quem sua muito.',
          'With more magnesium, and potassium, for people who sweat a lot.'
        )
      }
    ]
  },
  {
    number: 17,
    key: 'multi-az',
    name: t('Multivitamínico A-Z', 'A-Z Multivitamin'),
    label: { title: 'Multi A-Z', subtitle: '23 nutrientes' },
    categories: ['multivitaminico-adulto'],
    form: 'comprimido',
    goals: ['energia', 'imunidade'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('De A a zinco em um comprimido por dia.', 'From A to zinc in one tablet a day.'),
    about: [
      t(
        'O multivitamínico de base, para preencher pequenas faltas da alimentação sem passar do ponto em nada.',
        'The basic multivitamin, to fill the small gaps of a diet without overdoing anything.'
      ),
      t(
        'Não substitui refeições: frutas, verduras e feijão continuam sendo a melhor fonte.',
        'It does not replace meals: fruit, greens and beans remain the best source.'
      )
    ],
    ingredients: t(
      'Carbonato de cálcio, óxido de magnésio, ácido ascórbico, cloreto de potássio, fumarato ferroso, acetato de tocoferol, nicotinamida, óxido de zinco, pantotenato de cálcio, sulfato de manganês, palmitato de retinol, colecalciferol, piridoxina, riboflavina, tiamina, ácido fólico, biotina, iodeto de potássio, selenito de sódio, molibdato de sódio, picolinato de cromo, fitomenadiona, cianocobalamina, agente de massa celulose microcristalina.',
      'Calcium carbonate, magnesium oxide, ascorbic acid, potassium chloride, ferrous fumarate, tocopheryl acetate, nicotinamide, zinc oxide, calcium pantothenate, manganese sulphate, retinyl palmitate, cholecalciferol, pyridoxine, riboflavin, thiamine, folic acid, biotin, potassium iodide, sodium selenite, sodium molybdate, chromium picolinate, phytomenadione, cyanocobalamin, bulking agent microcrystalline cellulose.'
    ),
    usage: t('Adultos: ingerir 1 comprimido ao dia, com uma refeição.', 'Adults: take 1 tablet a day with a meal.'),
    serving: { units: 1 },
    facts: {
      vitaminA: 400,
      vitaminC: 45,
      vitaminD: 10,
      vitaminE: 10,
      vitaminK: 65,
      thiamine: 1.2,
      riboflavin: 1.2,
      niacin: 15,
      pantothenic: 5,
      vitaminB6: 1.3,
      biotin: 30,
      folate: 240,
      vitaminB12: 2.4,
      calcium: 150,
      magnesium: 80,
      potassium: 40,
      iron: 8,
      zinc: 7,
      manganese: 1.5,
      iodine: 75,
      selenium: 30,
      chromium: 25,
      molybdenum: 22
    },
    subscribable: true,
    presentations: [
      {
        brand: 'solar-vita',
        size: { units: 60 },
        priceCents: 2990,
        listPriceCents: 3990,
        popularity: 920,
        sibling: 'quantidade',
        note: t('O mais vendido da marca.', 'The brand’s best seller.'),
        reviews: [
          [
            'Antônio J.',
            5,
            'Preço imbatível para dois meses. A família toda usa.',
            'An unbeatable price for two months. The whole family uses it.'
          ],
          ['Kátia B.', 4, 'Comprimido sem cheiro forte, bom.', 'The tablet has no strong smell, good.'],
          ['Luiz O.', 4, 'Embalagem simples, produto honesto.', 'A simple pack, an honest product.'],
          [
            'Rosana D.',
            3,
            'Se tomo em jejum enjoa. Com almoço, tudo bem.',
            'On an empty stomach it makes me queasy. With lunch it is fine.'
          ],
          ['Murilo T.', 5, 'Veio bem embalado e com validade de 2028.', 'It came well packed and good until 2028.']
        ]
      },
      {
        brand: 'solar-vita',
        size: { units: 120 },
        priceCents: 4990,
        popularity: 720,
        sibling: 'quantidade',
        note: t('Quatro meses, ou dois para um casal.', 'Four months, or two for a couple.')
      },
      {
        brand: 'vereda-verde',
        size: { units: 60 },
        summary: t(
          'De A a zinco sem ingrediente animal, com {vitaminB12} de B12 e {iron} de ferro.',
          'From A to zinc without animal ingredients, with {vitaminB12} of B12 and {iron} of iron.'
        ),
        name: t('Multivitamínico Vegano A-Z', 'Vegan A-Z Multivitamin'),
        facts: { vitaminB12: 9.9, iron: 14 },
        diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
        priceCents: 6990,
        popularity: 450,
        note: t(
          'Com D3 de líquen, B12 reforçada e 14 mg de ferro.',
          'With D3 from lichen, extra B12 and 14 mg of iron.'
        ),
        reviews: [
          [
            'Bruna I.',
            5,
            'Finalmente um A-Z com D3 vegana. Só isso já vale.',
            'Finally an A-Z with vegan D3. That alone is worth it.'
          ]
        ]
      }
    ]
  },
  {
    number: 18,
    key: 'multi-50',
    name: t('Multivitamínico 50+', '50+ Multivitamin'),
    label: { title: 'Multi 50+', subtitle: 'Com luteína' },
    categories: ['multivitaminico-50-mais'],
    form: 'comprimido',
    goals: ['energia', 'imunidade', 'coracao'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Mais vitamina D e B12, menos ferro e 2 mg de luteína.',
      'More vitamin D and B12, less iron and 2 mg of lutein.'
    ),
    about: [
      t(
        'Depois dos 50 o corpo absorve menos B12 e fabrica menos vitamina D. A fórmula acompanha essa mudança e dispensa o ferro.',
        'After 50 the body absorbs less B12 and makes less vitamin D. The formula follows that change and leaves out iron.'
      ),
      t(
        'Todos os produtos da linha abrem sem força e trazem a tabela em letra grande.',
        'Every product of the line opens without force and has the table in large print.'
      )
    ],
    ingredients: t(
      'Carbonato de cálcio, óxido de magnésio, ácido ascórbico, acetato de tocoferol, nicotinamida, óxido de zinco, colecalciferol, luteína de tagetes, piridoxina, tiamina, riboflavina, ácido fólico, selenito de sódio, cianocobalamina, agente de massa celulose microcristalina, revestimento hipromelose.',
      'Calcium carbonate, magnesium oxide, ascorbic acid, tocopheryl acetate, nicotinamide, zinc oxide, cholecalciferol, lutein from marigold, pyridoxine, thiamine, riboflavin, folic acid, sodium selenite, cyanocobalamin, bulking agent microcrystalline cellulose, coating hypromellose.'
    ),
    usage: t(
      'Adultos: consumir {serving} ao dia, com o café da manhã ou o almoço.',
      'Adults: take {serving} a day with breakfast or lunch.'
    ),
    serving: { units: 1 },
    facts: {
      vitaminC: 80,
      vitaminD: 25,
      vitaminE: 15,
      thiamine: 1.5,
      riboflavin: 1.6,
      niacin: 15,
      vitaminB6: 2,
      folate: 240,
      vitaminB12: 9.9,
      calcium: 200,
      magnesium: 80,
      zinc: 9,
      selenium: 45,
      lutein: 2
    },
    subscribable: true,
    pairs: [['coenzima-q10', 8]],
    presentations: [
      {
        brand: 'ipe-nutricao',
        size: { units: 60 },
        priceCents: 5490,
        listPriceCents: 6490,
        popularity: 690,
        sibling: 'quantidade',
        note: t('Comprimido revestido e alongado, fácil de engolir.', 'A coated, long tablet that is easy to swallow.'),
        reviews: [
          [
            'Dona Celina A.',
            5,
            'A tampa abre fácil, tenho artrose e isso conta muito.',
            'The cap opens easily, I have osteoarthritis and that matters a lot.'
          ],
          [
            'Arnaldo V.',
            4,
            'Compro para os meus pais. Comprimido desce bem.',
            'I buy it for my parents. The tablet goes down well.'
          ]
        ]
      },
      {
        brand: 'ipe-nutricao',
        size: { units: 120 },
        priceCents: 9690,
        popularity: 410,
        sibling: 'quantidade',
        note: t('Quatro meses para uma pessoa, dois para o casal.', 'Four months for one person, two for a couple.')
      },
      {
        brand: 'solar-vita',
        size: { units: 60 },
        name: t('Multi 50+ em Gomas', '50+ Gummy Multivitamin'),
        serving: { units: 2 },
        facts: { energy: 18, carbs: 4.2, addedSugars: 2.8, calcium: 100, magnesium: 20 },
        diets: ['sem-gluten', 'sem-lactose'],
        categories: ['multivitaminico-50-mais', 'gomas-e-doces'],
        priceCents: 5990,
        popularity: 280,
        form: 'goma',
        look: { contentColour: '#5b2a7d', colour: '#7c4aa0' },
        ingredients: t(
          'Açúcar, xarope de glicose, água, pectina, suco concentrado de uva, vitaminas (C, D3, E, B1, B2, niacina, B6, ácido fólico, B12), minerais (cálcio, magnésio, zinco, selênio), luteína, regulador de acidez ácido cítrico.',
          'Sugar, glucose syrup, water, pectin, grape juice concentrate, vitamins (C, D3, E, B1, B2, niacin, B6, folic acid, B12), minerals (calcium, magnesium, zinc, selenium), lutein, acidity regulator citric acid.'
        ),
        note: t(
          'Goma macia de uva: mastigue duas por dia, para quem já toma comprimidos demais.',
          'A soft grape gummy: chew two a day, for people who already take too many tablets.'
        )
      }
    ]
  },
  {
    number: 19,
    key: 'multi-infantil-gomas',
    name: t('Multivitamínico Infantil em Gomas', 'Children’s Gummy Multivitamin'),
    label: { title: 'Multi Kids', subtitle: 'Gomas' },
    categories: ['multivitaminico-infantil', 'gomas-e-doces'],
    form: 'goma',
    goals: ['imunidade', 'energia'],
    diets: ['sem-gluten', 'sem-lactose'],
    summary: t(
      'Nove vitaminas e zinco em uma goma por dia, para crianças a partir de 4 anos.',
      'Nine vitamins and zinc in one gummy a day, for children from 4 years.'
    ),
    about: [
      t(
        'Formato de bichinhos do Cerrado, cor de fruta e dose de criança. Uma goma por dia, dada por um adulto: parece doce, mas não é.',
        'Shaped like animals of the Cerrado, fruit-coloured and with a child’s dose. One gummy a day, given by an adult: it looks like a sweet, but is not.'
      ),
      t(
        'As vitaminas A, C e D auxiliam no funcionamento do sistema imune.',
        'Vitamins A, C and D help the immune system to work.'
      )
    ],
    ingredients: t(
      'Açúcar, xarope de glicose, água, pectina, sucos concentrados de frutas, ácido ascórbico, nicotinamida, gluconato de zinco, acetato de tocoferol, palmitato de retinol, colecalciferol, piridoxina, ácido fólico, biotina, cianocobalamina, regulador de acidez ácido cítrico, corantes naturais.',
      'Sugar, glucose syrup, water, pectin, fruit juice concentrates, ascorbic acid, nicotinamide, zinc gluconate, tocopheryl acetate, retinyl palmitate, cholecalciferol, pyridoxine, folic acid, biotin, cyanocobalamin, acidity regulator citric acid, natural colours.'
    ),
    usage: t(
      'Crianças a partir de 4 anos: mastigar 1 goma ao dia, com um adulto por perto.',
      'Children from 4 years: chew 1 gummy a day, with an adult nearby.'
    ),
    audience: 'children',
    caution: t(
      'Risco de engasgo para menores de 4 anos. Contém açúcar: escovar os dentes depois.',
      'Choking hazard for children under 4. Contains sugar: brush teeth afterwards.'
    ),
    serving: { units: 1 },
    facts: {
      energy: 9,
      carbs: 2.2,
      addedSugars: 1.5,
      vitaminA: 120,
      vitaminC: 15,
      vitaminD: 5,
      vitaminE: 3,
      niacin: 4,
      vitaminB6: 0.3,
      biotin: 6,
      folate: 60,
      vitaminB12: 0.7,
      zinc: 2
    },
    subscribable: true,
    presentations: [
      {
        brand: 'solar-vita',
        size: { units: 30 },
        priceCents: 3690,
        popularity: 650,
        sibling: 'quantidade',
        note: t('Um mês para uma criança.', 'A month for one child.'),
        reviews: [
          [
            'Vanessa C.',
            5,
            'Meus gêmeos brigam pela onça. Sem gosto de remédio.',
            'My twins fight over the jaguar. No taste of medicine.'
          ],
          [
            'Rodrigo A.',
            4,
            'Ótimas, mas no calor de Cuiabá grudam um pouco.',
            'Great, but in the heat of Cuiabá they stick a little.'
          ]
        ]
      },
      {
        brand: 'solar-vita',
        size: { units: 60 },
        priceCents: 6290,
        listPriceCents: 7380,
        popularity: 730,
        sibling: 'quantidade',
        note: t('Dois meses, ou um mês para dois irmãos.', 'Two months, or one month for two siblings.')
      },
      {
        brand: 'ipe-nutricao',
        size: { units: 60 },
        summary: t(
          'Nove vitaminas e zinco em uma goma por dia, sem açúcar adicionado, a partir de 4 anos.',
          'Nine vitamins and zinc in one gummy a day, without added sugar, from 4 years.'
        ),
        caution: t(
          'Risco de engasgo para menores de 4 anos. Este produto pode ter efeito laxativo se consumido em excesso.',
          'Choking hazard for children under 4. This product may have a laxative effect if eaten in excess.'
        ),
        name: t('Multi Infantil Sem Açúcar em Gomas', 'Sugar-Free Children’s Gummy Multi'),
        facts: { energy: 5, addedSugars: 0 },
        diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
        priceCents: 6990,
        popularity: 420,
        ingredients: t(
          'Xarope de maltitol, água, pectina, sucos concentrados de frutas, vitaminas (C, niacina, E, A, D3 de líquen, B6, ácido fólico, biotina, B12), gluconato de zinco, regulador de acidez ácido cítrico, edulcorante estévia.',
          'Maltitol syrup, water, pectin, fruit juice concentrates, vitamins (C, niacin, E, A, D3 from lichen, B6, folic acid, biotin, B12), zinc gluconate, acidity regulator citric acid, sweetener stevia.'
        ),
        look: { colour: '#8dc63f' },
        note: t(
          'Adoçada com maltitol e estévia, sem açúcar adicionado.',
          'Sweetened with maltitol and stevia, without added sugar.'
        )
      }
    ]
  },
  {
    number: 20,
    key: 'multi-infantil-gotas',
    name: t('Multivitamínico Infantil em Gotas', 'Children’s Multivitamin Drops'),
    label: { title: 'Multi Kids', subtitle: 'em gotas' },
    categories: ['multivitaminico-infantil'],
    form: 'gotas',
    goals: ['imunidade'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Vitaminas A, C, D e complexo B em gotas, sabor tutti-frutti.',
      'Vitamins A, C, D and B complex in drops, tutti-frutti flavour.'
    ),
    about: [
      t(
        'Gotas para os pequenos que ainda não mastigam gomas. O sabor tutti-frutti some na vitamina de banana ou no leite.',
        'Drops for little ones who do not chew gummies yet. The tutti-frutti flavour disappears in a banana smoothie or milk.'
      ),
      t(
        'A dose é contada em gotas, para que o pediatra possa ajustar.',
        'The dose is counted in drops, so that the paediatrician can adjust it.'
      )
    ],
    ingredients: t(
      'Água purificada, umectante glicerina, ácido ascórbico, nicotinamida, palmitato de retinol, colecalciferol, tiamina, riboflavina, piridoxina, aromatizante tutti-frutti, edulcorante sucralose, conservador sorbato de potássio.',
      'Purified water, humectant glycerine, ascorbic acid, nicotinamide, retinyl palmitate, cholecalciferol, thiamine, riboflavin, pyridoxine, tutti-frutti flavouring, sweetener sucralose, preservative potassium sorbate.'
    ),
    usage: t(
      'Conforme orientação do pediatra. Sugestão: {serving} ao dia. Agite antes de usar.',
      'As advised by the paediatrician. Suggestion: {serving} a day. Shake before use.'
    ),
    audience: 'children',
    caution: t(
      'Menores de 4 anos: somente com prescrição do pediatra ou do nutricionista.',
      'Under 4 years: only as prescribed by a paediatrician or dietitian.'
    ),
    serving: { ml: 0.6, measure: t('12 gotas', '12 drops') },
    facts: { vitaminA: 150, vitaminC: 20, vitaminD: 5, thiamine: 0.3, riboflavin: 0.3, niacin: 4, vitaminB6: 0.3 },
    presentations: [
      {
        brand: 'gota-clara',
        size: { ml: 20 },
        priceCents: 2590,
        popularity: 390,
        note: t('Frasco de um mês.', 'A one-month bottle.'),
        reviews: [
          [
            'Sabrina L.',
            4,
            'Ele aceita no iogurte. Mancha um pouco a roupa, cuidado.',
            'He takes it in yoghurt. It stains clothes a little, be careful.'
          ]
        ]
      },
      {
        brand: 'gota-clara',
        size: { ml: 30 },
        name: t('Multivitamínico Infantil com Zinco em Gotas', 'Children’s Multivitamin Drops with Zinc'),
        facts: { zinc: 2 },
        priceCents: 3390,
        popularity: 260,
        stock: 3,
        note: t('Com 2 mg de zinco por dose.', 'With 2 mg of zinc per serving.')
      }
    ]
  }
]
