import type { Formula } from '../formula.ts'
import { t } from '../text.ts'

const SCOOP = t('1 dosador', '1 scoop')
const BOVINE = t(
  'Alérgicos: produto de origem bovina. Não contém glúten.',
  'Allergens: product of bovine origin. Gluten free.'
)
const LIFESTYLE = t(
  'Associe a uma alimentação equilibrada e à prática de atividade física.',
  'Combine with a balanced diet and physical activity.'
)

export const beautyAndWeight: Formula[] = [
  {
    number: 78,
    key: 'colageno-hidrolisado',
    name: t('Colágeno Hidrolisado', 'Hydrolysed Collagen'),
    label: { title: 'Colágeno', subtitle: 'Hidrolisado tipo I' },
    categories: ['colageno-hidrolisado'],
    form: 'po',
    goals: ['pele-e-cabelo', 'articulacoes'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{collagen} de colágeno tipo I por dose, com vitamina C.',
      '{collagen} of type I collagen per serving, with vitamin C.'
    ),
    about: [
      t(
        'Colágeno quebrado em pedaços pequenos, que dissolvem em água fria. A vitamina C auxilia na formação do colágeno do próprio corpo.',
        'Collagen broken into small pieces, which dissolve in cold water. Vitamin C helps the body’s own collagen to form.'
      ),
      t(
        'Dê tempo: estudos com colágeno duram de oito a doze semanas, com uso todos os dias.',
        'Give it time: studies with collagen last eight to twelve weeks, with use every day.'
      )
    ],
    ingredients: t(
      'Colágeno hidrolisado bovino, ácido ascórbico, acidulante ácido cítrico, aromatizante natural, edulcorante estévia, corante natural.',
      'Hydrolysed bovine collagen, ascorbic acid, acidulant citric acid, natural flavouring, sweetener stevia, natural colour.'
    ),
    usage: t(
      'Adultos: dissolver {serving} em 200 ml de água ou suco, uma vez ao dia.',
      'Adults: dissolve {serving} in 200 ml of water or juice, once a day.'
    ),
    allergens: BOVINE,
    serving: { grams: 12, measure: SCOOP },
    facts: { energy: 42, carbs: 0.6, protein: 9.8, sodium: 30, vitaminC: 45, collagen: 10 },
    subscribable: true,
    pairs: [
      ['biotina', 8],
      ['acido-hialuronico', 10]
    ],
    presentations: [
      {
        brand: 'estrela-do-vale',
        size: { grams: 300 },
        priceCents: 6990,
        listPriceCents: 8490,
        popularity: 890,
        note: t('Vinte e cinco dias, em pote rosa com dosador.', 'Twenty-five days, in a pink tub with a scoop.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'frutas-vermelhas', stock: 50 },
            { shade: 'limao', stock: 34 },
            { shade: 'pessego', stock: 0 },
            { shade: 'abacaxi', stock: 16 }
          ]
        },
        reviews: [
          [
            'Rose M.',
            5,
            'Abacaxi com hortelã é refrescante, tomo gelado. Unhas mais fortes no segundo pote.',
            'Pineapple and mint is refreshing, I drink it cold. Stronger nails by the second tub.'
          ],
          [
            'Valéria C.',
            4,
            'Dissolve sem espuma. Frutas vermelhas é um pouco doce.',
            'It dissolves without foam. Red berries is a bit sweet.'
          ],
          ['Nívea S.', 5, 'Não tem aquele cheiro de osso.', 'It does not have that bone smell.']
        ]
      },
      {
        brand: 'estrela-do-vale',
        size: { grams: 400 },
        about: [
          t(
            'Um ingrediente só: colágeno em pó que some no café, na sopa e no feijão.',
            'A single ingredient: powdered collagen that vanishes in coffee, soup and beans.'
          ),
          t(
            'Some uma fruta cítrica ou outra fonte de vitamina C à refeição, que auxilia na formação do colágeno. Use todos os dias, por oito semanas ao menos.',
            'Add a citrus fruit or another source of vitamin C to the meal, which helps collagen to form. Use it every day, for eight weeks at least.'
          )
        ],
        name: t('Colágeno Hidrolisado Neutro', 'Neutral Hydrolysed Collagen'),
        serving: { grams: 10, measure: SCOOP },
        facts: { energy: 36, carbs: 0, protein: 9, vitaminC: 0, collagen: 10 },
        summary: t(
          '{collagen} de colágeno tipo I puro por dose, sem sabor.',
          '{collagen} of pure type I collagen per serving, unflavoured.'
        ),
        priceCents: 7490,
        popularity: 640,
        ingredients: t('Colágeno hidrolisado bovino.', 'Hydrolysed bovine collagen.'),
        look: { pack: 'pouch' },
        note: t('Sem sabor, para o café, a sopa ou o feijão.', 'Unflavoured, for coffee, soup or beans.'),
        reviews: [
          ['Ângela F.', 5, 'No café some por completo.', 'In coffee it vanishes completely.'],
          ['Telma B.', 4, 'Bom, o fecho do pacote poderia ser melhor.', 'Good, the seal of the pouch could be better.']
        ]
      },
      {
        brand: 'florada-serena',
        size: { units: 30, grams: 11 },
        form: 'sache',
        status: 'indisponivel',
        name: t('Colágeno Noite com Camomila', 'Night Collagen with Chamomile'),
        serving: { units: 1 },
        facts: { magnesium: 60 },
        usage: t(
          'Adultos: dissolver {serving} em 150 ml de água morna, à noite.',
          'Adults: dissolve {serving} in 150 ml of lukewarm water at night.'
        ),
        priceCents: 11990,
        popularity: 270,
        look: { colour: '#6a5fa0' },
        ingredients: t(
          'Colágeno hidrolisado bovino, extrato de camomila, citrato de magnésio, ácido ascórbico, aromatizante natural de maçã, edulcorante estévia.',
          'Hydrolysed bovine collagen, chamomile extract, magnesium citrate, ascorbic acid, natural apple flavouring, sweetener stevia.'
        ),
        note: t(
          'Trinta noites em sachês, com camomila e magnésio.',
          'Thirty nights in sachets, with chamomile and magnesium.'
        )
      }
    ]
  },
  {
    number: 79,
    key: 'peptideos-de-colageno',
    name: t('Peptídeos Bioativos de Colágeno', 'Bioactive Collagen Peptides'),
    label: { title: 'Peptídeos', subtitle: 'de colágeno' },
    categories: ['peptideos-de-colageno'],
    form: 'po',
    goals: ['pele-e-cabelo'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{collagen} de peptídeos bioativos por dose, com ácido hialurônico.',
      '{collagen} of bioactive peptides per serving, with hyaluronic acid.'
    ),
    about: [
      t(
        'Peptídeos menores e selecionados, na dose de {collagen} usada nos estudos de elasticidade da pele.',
        'Smaller, selected peptides, at the {collagen} dose used in studies of skin elasticity.'
      ),
      t(
        'Acompanha vitamina C, que auxilia na formação do colágeno, e biotina, que auxilia na manutenção da pele.',
        'It comes with vitamin C, which helps collagen to form, and biotin, which helps to maintain the skin.'
      )
    ],
    ingredients: t(
      'Peptídeos bioativos de colágeno bovino, ácido ascórbico, hialuronato de sódio, biotina, acidulante ácido cítrico, aromatizante natural, edulcorante estévia.',
      'Bioactive bovine collagen peptides, ascorbic acid, sodium hyaluronate, biotin, acidulant citric acid, natural flavouring, sweetener stevia.'
    ),
    usage: t(
      'Adultos: dissolver {serving} em 100 ml de água, uma vez ao dia.',
      'Adults: dissolve {serving} in 100 ml of water, once a day.'
    ),
    allergens: BOVINE,
    serving: { grams: 4, measure: t('1 colher medida', '1 measuring spoon') },
    facts: { energy: 14, protein: 2.4, vitaminC: 45, biotin: 45, collagen: 2.5, hyaluronic: 50 },
    subscribable: true,
    pairs: [['biotina', 8]],
    presentations: [
      {
        brand: 'estrela-do-vale',
        size: { grams: 120 },
        priceCents: 11990,
        listPriceCents: 13990,
        popularity: 760,
        note: t('Trinta doses de lichia com rosas.', 'Thirty servings of lychee with roses.'),
        reviews: [
          [
            'Mirian A.',
            5,
            'Dose pequena, dissolve em meio copo. Pele menos ressecada.',
            'A small serving, it dissolves in half a glass. Less dry skin.'
          ],
          ['Dulce P.', 4, 'Sabor delicado de lichia. Preço alto.', 'A delicate lychee flavour. High price.']
        ]
      },
      {
        brand: 'estrela-do-vale',
        size: { units: 30, grams: 4 },
        form: 'sache',
        name: t('Peptídeos de Colágeno em Sachês', 'Collagen Peptide Sachets'),
        serving: { units: 1 },
        priceCents: 13490,
        popularity: 430,
        note: t('Trinta sachês finos, para a nécessaire.', 'Thirty slim sachets, for the toiletry bag.')
      },
      {
        brand: 'aurora-lab',
        size: { units: 90 },
        form: 'capsula',
        name: t('Peptídeos de Colágeno em Cápsulas', 'Collagen Peptide Capsules'),
        serving: { units: 3 },
        facts: { energy: 8, protein: 1.4, collagen: 1.5, hyaluronic: 80 },
        summary: t(
          '{collagen} de peptídeos em {serving}, com {hyaluronic} de ácido hialurônico.',
          '{collagen} of peptides in {serving}, with {hyaluronic} of hyaluronic acid.'
        ),
        about: [
          t(
            'Para quem não quer preparar bebida: menos peptídeos por dose do que o pó, porém mais ácido hialurônico.',
            'For people who do not want to prepare a drink: fewer peptides per serving than the powder, but more hyaluronic acid.'
          ),
          t(
            'Acompanha vitamina C, que auxilia na formação do colágeno.',
            'It comes with vitamin C, which helps collagen to form.'
          )
        ],
        usage: t('Adultos: ingerir {serving} ao dia, com água.', 'Adults: take {serving} a day with water.'),
        priceCents: 9490,
        popularity: 310,
        ingredients: t(
          'Peptídeos bioativos de colágeno bovino, ácido ascórbico, hialuronato de sódio, biotina. Cápsula: gelatina.',
          'Bioactive bovine collagen peptides, ascorbic acid, sodium hyaluronate, biotin. Capsule: gelatine.'
        ),
        note: t('Um mês sem colher medida.', 'A month without a measuring spoon.')
      }
    ]
  },
  {
    number: 80,
    key: 'colageno-tipo-2',
    name: t('Colágeno Tipo II', 'Type II Collagen'),
    label: { title: 'Colágeno II', subtitle: 'Não desnaturado' },
    categories: ['colageno-tipo-2'],
    form: 'capsula',
    goals: ['articulacoes'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{collagenII} de colágeno tipo II não desnaturado por dose.',
      '{collagenII} of undenatured type II collagen per serving.'
    ),
    about: [
      t(
        'O colágeno tipo II é o da cartilagem. Não desnaturado quer dizer que mantém a forma original: por isso bastam {collagenII}. Auxilia na manutenção da função articular.',
        'Type II collagen is that of cartilage. Undenatured means that it keeps its original shape: that is why {collagenII} are enough. It helps joint function to be maintained.'
      ),
      t(
        'Não se soma ao colágeno em pó nem o substitui: são produtos diferentes.',
        'It does not add to powdered collagen nor replaces it: they are different products.'
      )
    ],
    ingredients: t(
      'Agente de massa celulose microcristalina, colágeno tipo II não desnaturado de cartilagem de frango. Cápsula: hipromelose.',
      'Bulking agent microcrystalline cellulose, undenatured type II collagen from chicken cartilage. Capsule: hypromellose.'
    ),
    usage: t(
      'Adultos: ingerir {serving} ao dia, em jejum ou antes de dormir.',
      'Adults: take {serving} a day, on an empty stomach or before bed.'
    ),
    allergens: t(
      'Alérgicos: contém derivado de frango. Não contém glúten.',
      'Allergens: contains a chicken derivative. Gluten free.'
    ),
    serving: { units: 1 },
    facts: { collagenII: 40 },
    subscribable: true,
    pairs: [['curcuma', 8]],
    presentations: [
      {
        brand: 'tucuma-labs',
        size: { units: 30 },
        strength: t('40 mg', '40 mg'),
        priceCents: 6490,
        popularity: 680,
        sibling: 'quantidade',
        reviews: [
          [
            'Osvaldo R.',
            4,
            'Joelho reclama menos na escada, depois de dois meses.',
            'My knee complains less on the stairs, after two months.'
          ],
          ['Heloísa G.', 5, 'Cápsula minúscula, uma por noite.', 'A tiny capsule, one a night.']
        ]
      },
      {
        brand: 'tucuma-labs',
        size: { units: 60 },
        strength: t('40 mg', '40 mg'),
        priceCents: 11490,
        listPriceCents: 12980,
        popularity: 550,
        sibling: 'quantidade'
      },
      {
        brand: 'aurora-lab',
        size: { units: 60 },
        summary: t(
          '{collagenII} de colágeno tipo II com cúrcuma e {vitaminD} de vitamina D3.',
          '{collagenII} of type II collagen with turmeric and {vitaminD} of vitamin D3.'
        ),
        name: t('Colágeno II + Cúrcuma + D3', 'Collagen II + Turmeric + D3'),
        facts: { vitaminD: 25, curcuminoids: 100 },
        priceCents: 13990,
        popularity: 330,
        ingredients: t(
          'Extrato de cúrcuma, colágeno tipo II não desnaturado de cartilagem de frango, colecalciferol, agente de massa celulose microcristalina. Cápsula: hipromelose.',
          'Turmeric extract, undenatured type II collagen from chicken cartilage, cholecalciferol, bulking agent microcrystalline cellulose. Capsule: hypromellose.'
        ),
        look: { contentColour: '#e39b1c' },
        note: t('Com cúrcuma e vitamina D3 na mesma cápsula.', 'With turmeric and vitamin D3 in the same capsule.')
      }
    ]
  },
  {
    number: 81,
    key: 'cabelos-e-unhas',
    name: t('Cabelos, Pele e Unhas', 'Hair, Skin and Nails'),
    label: { title: 'Cabelos & Unhas', subtitle: 'Biotina e zinco' },
    categories: ['cabelos-e-unhas'],
    form: 'capsula',
    goals: ['pele-e-cabelo'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Biotina, zinco, selênio e silício em {serving} ao dia.',
      'Biotin, zinc, selenium and silicon in {serving} a day.'
    ),
    about: [
      t(
        'A biotina e o zinco auxiliam na manutenção da pele e dos cabelos; o selênio e o zinco, na das unhas. A fórmula junta os quatro em doses que não passam do limite.',
        'Biotin and zinc help to maintain skin and hair; selenium and zinc, nails. The formula joins the four in doses within the limits.'
      ),
      t(
        'Queda repentina de cabelo merece consulta: pode ser ferro, tireoide ou estresse.',
        'Sudden hair loss deserves a consultation: it may be iron, thyroid or stress.'
      )
    ],
    ingredients: t(
      'Ácido ascórbico, bisglicinato de zinco, silício estabilizado em colina, nicotinamida, selenometionina, biotina, agente de massa celulose microcristalina. Cápsula: hipromelose.',
      'Ascorbic acid, zinc bisglycinate, choline-stabilised silicon, nicotinamide, selenomethionine, biotin, bulking agent microcrystalline cellulose. Capsule: hypromellose.'
    ),
    usage: t('Adultos: consumir {serving} ao dia, com uma refeição.', 'Adults: take {serving} a day with a meal.'),
    serving: { units: 1 },
    facts: { vitaminC: 100, niacin: 15, biotin: 45, zinc: 15, selenium: 60, silicon: 5 },
    subscribable: true,
    pairs: [['colageno-hidrolisado', 10]],
    presentations: [
      {
        brand: 'estrela-do-vale',
        size: { units: 60 },
        priceCents: 5490,
        listPriceCents: 6990,
        popularity: 840,
        sibling: 'quantidade',
        reviews: [
          ['Suzana T.', 5, 'Unhas pararam de lascar no segundo mês.', 'My nails stopped chipping in the second month.'],
          ['Gabriela I.', 4, 'Bom conjunto em uma cápsula só.', 'A good set in a single capsule.'],
          [
            'Luzia N.',
            3,
            'Cabelo igual por enquanto. Unhas, sim, melhores.',
            'Hair the same for now. Nails, yes, better.'
          ]
        ]
      },
      {
        brand: 'estrela-do-vale',
        size: { units: 120 },
        priceCents: 9490,
        popularity: 470,
        sibling: 'quantidade'
      },
      {
        brand: 'solar-vita',
        size: { units: 60 },
        form: 'goma',
        name: t('Gomas Cabelo Forte', 'Strong Hair Gummies'),
        serving: { units: 2 },
        facts: { energy: 14, carbs: 3.4, addedSugars: 0, vitaminC: 45, zinc: 7, selenium: 30, silicon: 0, niacin: 0 },
        summary: t(
          'Biotina, zinco e selênio em {serving} de maçã verde, sem açúcar adicionado.',
          'Biotin, zinc and selenium in {serving} of green apple, no added sugar.'
        ),
        priceCents: 5990,
        popularity: 430,
        ingredients: t(
          'Xarope de maltitol, água, pectina, suco concentrado de maçã, ácido ascórbico, gluconato de zinco, biotina, selenito de sódio, regulador de acidez ácido cítrico, edulcorante estévia, corante clorofila.',
          'Maltitol syrup, water, pectin, apple juice concentrate, ascorbic acid, zinc gluconate, biotin, sodium selenite, acidity regulator citric acid, sweetener stevia, colour chlorophyll.'
        ),
        about: [
          t(
            'A biotina e o zinco auxiliam na manutenção da pele e dos cabelos. Em goma, viram um gesto fácil depois do almoço.',
            'Biotin and zinc help to maintain skin and hair. As gummies they become an easy gesture after lunch.'
          ),
          t(
            'O maltitol em excesso solta o intestino: fique nas duas gomas.',
            'Too much maltitol loosens the bowel: keep to the two gummies.'
          )
        ],
        look: { colour: '#8dc63f', contentColour: '#8dc63f' },
        note: t('Feitas com pectina, sem gelatina.', 'Made with pectin, without gelatine.')
      }
    ]
  },
  {
    number: 82,
    key: 'acido-hialuronico',
    name: t('Ácido Hialurônico', 'Hyaluronic Acid'),
    label: { title: 'Hialurônico', subtitle: 'Ácido' },
    categories: ['acido-hialuronico'],
    form: 'capsula',
    goals: ['pele-e-cabelo', 'articulacoes'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('{hyaluronic} de ácido hialurônico por cápsula.', '{hyaluronic} of hyaluronic acid per capsule.'),
    about: [
      t(
        'O ácido hialurônico segura água na pele e no líquido das articulações. Obtido por fermentação, sem origem animal.',
        'Hyaluronic acid holds water in the skin and in joint fluid. Made by fermentation, without animal origin.'
      ),
      t('Beba água ao longo do dia: é ela que ele segura.', 'Drink water through the day: that is what it holds.')
    ],
    ingredients: t(
      'Agente de massa celulose microcristalina, hialuronato de sódio. Cápsula: hipromelose.',
      'Bulking agent microcrystalline cellulose, sodium hyaluronate. Capsule: hypromellose.'
    ),
    usage: t('Adultos: ingerir 1 cápsula ao dia, com água.', 'Adults: take 1 capsule a day with water.'),
    serving: { units: 1 },
    presentations: [
      {
        brand: 'estrela-do-vale',
        size: { units: 30 },
        strength: t('100 mg', '100 mg'),
        facts: { hyaluronic: 100 },
        priceCents: 6990,
        popularity: 460,
        sibling: 'concentracao',
        reviews: [
          [
            'Cátia R.',
            4,
            'Rosto menos repuxado no inverno de Curitiba.',
            'My face feels less tight in the winter of Curitiba.'
          ]
        ]
      },
      {
        brand: 'estrela-do-vale',
        size: { units: 30 },
        strength: t('150 mg', '150 mg'),
        facts: { hyaluronic: 150 },
        priceCents: 8990,
        listPriceCents: 9990,
        popularity: 340,
        sibling: 'concentracao',
        note: t('Dose mais alta, para peles maduras.', 'A higher dose, for mature skin.')
      },
      {
        brand: 'aurora-lab',
        size: { units: 60 },
        name: t('Hialurônico + Vitamina C', 'Hyaluronic Acid + Vitamin C'),
        facts: { vitaminC: 100, hyaluronic: 80 },
        priceCents: 9990,
        popularity: 290,
        status: 'indisponivel',
        ingredients: t(
          'Ácido ascórbico, hialuronato de sódio, agente de massa celulose microcristalina. Cápsula: hipromelose.',
          'Ascorbic acid, sodium hyaluronate, bulking agent microcrystalline cellulose. Capsule: hypromellose.'
        ),
        note: t('A vitamina C auxilia na formação do colágeno.', 'Vitamin C helps collagen to form.')
      }
    ]
  },
  {
    number: 83,
    key: 'termogenico',
    name: t('Termogênico Brasa', 'Ember Thermogenic'),
    label: { title: 'Brasa', subtitle: 'Termogênico' },
    categories: ['termogenicos'],
    form: 'capsula',
    goals: ['emagrecimento', 'energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{caffeine} de cafeína com gengibre e pimenta em {serving}.',
      '{caffeine} of caffeine with ginger and pepper in {serving}.'
    ),
    about: [
      t(
        'A cafeína auxilia no aumento do estado de alerta e da disposição para treinar. Gengibre e pimenta-caiena dão a sensação de calor; o cromo auxilia no metabolismo de carboidratos e gorduras.',
        'Caffeine helps alertness and the will to train. Ginger and cayenne give the feeling of warmth; chromium helps the metabolism of carbohydrates and fats.'
      ),
      t(
        'Nenhum termogênico emagrece sozinho. Ele acompanha um plano, não o substitui.',
        'No thermogenic slims by itself. It goes with a plan, it does not replace one.'
      )
    ],
    ingredients: t(
      'Cafeína anidra, gengibre em pó, pimenta-caiena em pó, picolinato de cromo, agente de massa celulose microcristalina. Cápsula: hipromelose.',
      'Anhydrous caffeine, ginger powder, cayenne powder, chromium picolinate, bulking agent microcrystalline cellulose. Capsule: hypromellose.'
    ),
    usage: t(
      'Adultos: ingerir {serving} ao dia, pela manhã ou antes do treino.',
      'Adults: take {serving} a day, in the morning or before training.'
    ),
    caution: t(
      'Contém cafeína. Não consumir até seis horas antes de dormir. Não indicado para cardíacos, hipertensos, pessoas com gastrite ou sensíveis à cafeína.',
      'Contains caffeine. Do not take within six hours of bedtime. Not suitable for people with heart conditions, high blood pressure, gastritis or sensitivity to caffeine.'
    ),
    serving: { units: 2 },
    facts: { chromium: 35, caffeine: 200 },
    look: { contentColour: '#b3401c' },
    presentations: [
      {
        brand: 'pampa-fit',
        size: { units: 60 },
        priceCents: 4990,
        listPriceCents: 6490,
        popularity: 740,
        sibling: 'quantidade',
        reviews: [
          [
            'Shirley B.',
            4,
            'Dá calor e energia para a esteira. Não tome à noite.',
            'It gives warmth and energy for the treadmill. Do not take it at night.'
          ],
          ['Edson L.', 3, 'Gengibre repete um pouco em jejum.', 'Ginger comes back a little on an empty stomach.']
        ]
      },
      {
        brand: 'pampa-fit',
        size: { units: 120 },
        priceCents: 8490,
        popularity: 460,
        sibling: 'quantidade'
      },
      {
        brand: 'trovao',
        size: { grams: 200 },
        form: 'po',
        name: t('Termogênico Brasa Bebida', 'Ember Thermogenic Drink'),
        serving: { grams: 5, measure: SCOOP },
        facts: { energy: 8, carbs: 1.6, caffeine: 150 },
        usage: t(
          'Adultos: dissolver {serving} em 250 ml de água gelada, pela manhã ou antes do treino.',
          'Adults: dissolve {serving} in 250 ml of cold water, in the morning or before training.'
        ),
        summary: t(
          '{caffeine} de cafeína com gengibre e pimenta por dose, em bebida de abacaxi.',
          '{caffeine} of caffeine with ginger and pepper per serving, as a pineapple drink.'
        ),
        priceCents: 6990,
        popularity: 280,
        stock: 7,
        ingredients: t(
          'Acidulante ácido cítrico, abacaxi em pó, gengibre em pó, cafeína anidra, pimenta-caiena em pó, picolinato de cromo, aromatizante natural, edulcorante sucralose.',
          'Acidulant citric acid, pineapple powder, ginger powder, anhydrous caffeine, cayenne powder, chromium picolinate, natural flavouring, sweetener sucralose.'
        ),
        look: { contentColour: '#e8c34a' },
        note: t('Quarenta doses refrescantes.', 'Forty refreshing servings.')
      }
    ]
  },
  {
    number: 84,
    key: 'l-carnitina-liquida',
    name: t('L-Carnitina Líquida', 'Liquid L-Carnitine'),
    label: { title: 'L-Carnitina', subtitle: 'Líquida' },
    categories: ['l-carnitina'],
    form: 'liquido',
    goals: ['emagrecimento', 'energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{carnitine} de L-carnitina por dose, sem açúcar e sem cafeína.',
      '{carnitine} of L-carnitine per serving, sugar and caffeine free.'
    ),
    about: [
      t(
        'A carnitina participa do transporte de gorduras para dentro das mitocôndrias, onde viram energia. O corpo produz parte; a carne traz o resto.',
        'Carnitine takes part in carrying fats into the mitochondria, where they turn into energy. The body makes part; meat brings the rest.'
      ),
      t(
        'Use antes da caminhada ou do treino. O copo medidor vem na tampa.',
        'Use it before a walk or training. The measuring cup is in the cap.'
      )
    ],
    ingredients: t(
      'Água purificada, L-carnitina, acidulante ácido cítrico, aromatizante natural, edulcorante sucralose, conservador sorbato de potássio.',
      'Purified water, L-carnitine, acidulant citric acid, natural flavouring, sweetener sucralose, preservative potassium sorbate.'
    ),
    usage: t(
      'Adultos: tomar {serving} ao dia, 30 minutos antes da atividade física.',
      'Adults: take {serving} a day, 30 minutes before physical activity.'
    ),
    caution: LIFESTYLE,
    serving: { ml: 15, measure: t('1 copo medidor', '1 measuring cup') },
    facts: { energy: 6, carbs: 0.3, carnitine: 2000 },
    presentations: [
      {
        brand: 'pampa-fit',
        size: { ml: 480 },
        priceCents: 5990,
        listPriceCents: 7490,
        popularity: 650,
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'acai', stock: 28 },
            { shade: 'limao', stock: 19 },
            { shade: 'abacaxi', stock: 23 }
          ]
        },
        reviews: [
          [
            'Quitéria S.',
            4,
            'Açaí é gostoso, bem ácido. Uso antes da dança.',
            'Açaí is tasty, quite sour. I use it before dancing.'
          ],
          ['Nando F.', 5, 'Copinho na tampa ajuda muito.', 'The little cup in the cap helps a lot.']
        ]
      },
      {
        brand: 'pampa-fit',
        size: { units: 60 },
        form: 'capsula',
        name: t('L-Carnitina em Cápsulas', 'L-Carnitine Capsules'),
        serving: { units: 2 },
        facts: { energy: 0, carbs: 0, carnitine: 1000 },
        about: [
          t(
            'A carnitina participa do transporte de gorduras para dentro das mitocôndrias, onde viram energia.',
            'Carnitine takes part in carrying fats into the mitochondria, where they turn into energy.'
          ),
          t(
            'Em cápsula cabe na bolsa e não tem o ácido do líquido.',
            'As a capsule it fits in the bag and lacks the sourness of the liquid.'
          )
        ],
        priceCents: 4690,
        popularity: 390,
        ingredients: t('L-carnitina tartarato. Cápsula: hipromelose.', 'L-carnitine tartrate. Capsule: hypromellose.')
      },
      {
        brand: 'jatoba-sport',
        size: { units: 10, ml: 25 },
        form: 'sache',
        name: t('L-Carnitina Shots', 'L-Carnitine Shots'),
        serving: { units: 1 },
        about: [
          t(
            'A carnitina participa do transporte de gorduras para dentro das mitocôndrias, onde viram energia.',
            'Carnitine takes part in carrying fats into the mitochondria, where they turn into energy.'
          ),
          t(
            'Rasgue, beba e treine: o sachê líquido dispensa água.',
            'Tear, drink and train: the liquid sachet needs no water.'
          )
        ],
        priceCents: 4990,
        popularity: 240,
        look: { colour: '#ef7a1a', content: 'drops' },
        note: t('Dez sachês de tangerina.', 'Ten tangerine sachets.')
      }
    ]
  },
  {
    number: 85,
    key: 'quitosana',
    name: t('Quitosana', 'Chitosan'),
    label: { title: 'Quitosana', subtitle: 'Fibra marinha' },
    categories: ['saciedade'],
    form: 'capsula',
    goals: ['emagrecimento', 'digestao'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('{chitosan} de quitosana em {serving}.', '{chitosan} of chitosan in {serving}.'),
    about: [
      t(
        'Fibra obtida da casca de crustáceos. Auxilia na redução da absorção de gordura e colesterol, com alimentação equilibrada e hábitos saudáveis.',
        'A fibre from the shells of crustaceans. It helps to reduce the absorption of fat and cholesterol, along with a balanced diet and healthy habits.'
      ),
      t(
        'Tome com bastante água antes da refeição mais gordurosa.',
        'Take it with plenty of water before the fattiest meal.'
      )
    ],
    ingredients: t('Quitosana. Cápsula: gelatina.', 'Chitosan. Capsule: gelatine.'),
    usage: t(
      'Adultos: ingerir {serving} ao dia, 30 minutos antes das refeições, com 2 copos de água.',
      'Adults: take {serving} a day, 30 minutes before meals, with 2 glasses of water.'
    ),
    caution: t('Espaçar duas horas de vitaminas A, D, E e K.', 'Leave two hours from vitamins A, D, E and K.'),
    allergens: t(
      'Alérgicos: contém crustáceos (camarão e caranguejo). Não contém glúten.',
      'Allergens: contains crustaceans (shrimp and crab). Gluten free.'
    ),
    serving: { units: 6 },
    facts: { energy: 6, fibre: 2.4, chitosan: 3 },
    presentations: [
      {
        brand: 'pampa-fit',
        size: { units: 120 },
        priceCents: 4290,
        popularity: 340,
        reviews: [
          [
            'Janaína O.',
            3,
            'Seis cápsulas por dia cansa, mas ajuda no churrasco.',
            'Six capsules a day is tiring, but it helps with barbecue.'
          ]
        ]
      },
      {
        brand: 'pampa-fit',
        size: { units: 180 },
        name: t('Glucomanana de Konjac', 'Konjac Glucomannan'),
        facts: { energy: 8, fibre: 2.8, chitosan: 0, glucomannan: 3 },
        summary: t(
          '{glucomannan} de glucomanana em {serving}, fibra que forma gel.',
          '{glucomannan} of glucomannan in {serving}, a fibre that forms a gel.'
        ),
        about: [
          t(
            'Fibra da raiz de konjac, que incha em água e aumenta a sensação de saciedade.',
            'A fibre from konjac root, which swells in water and increases the feeling of fullness.'
          ),
          t('Beba dois copos de água a cada tomada, sempre.', 'Drink two glasses of water with each intake, always.')
        ],
        diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
        caution: t(
          'Risco de engasgo: não tomar sem água nem ao deitar.',
          'Choking hazard: do not take without water or when lying down.'
        ),
        allergens: t('Não contém glúten.', 'Gluten free.'),
        priceCents: 6990,
        listPriceCents: 7990,
        popularity: 370,
        ingredients: t('Glucomanana de konjac. Cápsula: hipromelose.', 'Konjac glucomannan. Capsule: hypromellose.'),
        note: t('Trinta dias, em cápsula vegetal.', 'Thirty days, in a plant capsule.')
      },
      {
        brand: 'vereda-verde',
        size: { units: 15, grams: 5 },
        form: 'sache',
        status: 'indisponivel',
        name: t('Fibra Saciedade com Chia', 'Satiety Fibre with Chia'),
        serving: { units: 1 },
        facts: { energy: 14, carbs: 4, fibre: 3.6, chitosan: 0, glucomannan: 1 },
        summary: t(
          '{fibre} de fibra de konjac, chia e maçã por sachê.',
          '{fibre} of konjac, chia and apple fibre per sachet.'
        ),
        about: [
          t(
            'As fibras da chia e do konjac formam um gel e prolongam a sensação de saciedade entre as refeições.',
            'The fibres of chia and konjac form a gel and prolong the feeling of fullness between meals.'
          ),
          t('Misture e beba logo: em cinco minutos engrossa.', 'Mix and drink at once: in five minutes it thickens.')
        ],
        usage: t(
          'Adultos: dissolver {serving} em 300 ml de água e beber em seguida, antes do almoço.',
          'Adults: dissolve {serving} in 300 ml of water and drink at once, before lunch.'
        ),
        diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
        caution: t('Nunca consumir a seco.', 'Never take it dry.'),
        allergens: t('Não contém glúten.', 'Gluten free.'),
        priceCents: 4490,
        popularity: 230,
        ingredients: t(
          'Fibra de maçã, chia em pó, glucomanana de konjac, aromatizante natural de maçã.',
          'Apple fibre, chia powder, konjac glucomannan, natural apple flavouring.'
        ),
        note: t('Sabor maçã com canela.', 'Apple and cinnamon flavour.')
      }
    ]
  },
  {
    number: 86,
    key: 'shake-refeicao',
    name: t('Shake Refeição Leve', 'Light Meal Shake'),
    label: { title: 'Shake', subtitle: 'Refeição leve' },
    categories: ['substitutos-de-refeicao'],
    form: 'po',
    goals: ['emagrecimento'],
    diets: ['sem-gluten'],
    summary: t(
      '{energy}, {protein} de proteína e {fibre} de fibra por dose.',
      '{energy}, {protein} of protein and {fibre} of fibre per serving.'
    ),
    about: [
      t(
        'Substitui uma refeição do dia com proteína, fibra, vitaminas e minerais, quando não dá para cozinhar.',
        'It replaces one meal of the day with protein, fibre, vitamins and minerals, when there is no time to cook.'
      ),
      t(
        'Bata com leite desnatado e gelo. Não use no lugar de todas as refeições.',
        'Blend with skimmed milk and ice. Do not use it in place of every meal.'
      )
    ],
    ingredients: t(
      'Proteína concentrada do soro do leite, proteína isolada de soja, inulina, cacau em pó (sabor chocolate), leite em pó desnatado, mix de vitaminas e minerais, aromatizante, espessante goma guar, edulcorante sucralose.',
      'Whey protein concentrate, soy protein isolate, inulin, cocoa powder (chocolate flavour), skimmed milk powder, vitamin and mineral mix, flavouring, thickener guar gum, sweetener sucralose.'
    ),
    usage: t(
      'Bater {serving} com 250 ml de leite desnatado gelado, no lugar do almoço ou do jantar.',
      'Blend {serving} with 250 ml of cold skimmed milk, in place of lunch or dinner.'
    ),
    caution: LIFESTYLE,
    allergens: t(
      'Alérgicos: contém derivados de leite e de soja. Contém lactose. Não contém glúten.',
      'Allergens: contains milk and soy derivatives. Contains lactose. Gluten free.'
    ),
    serving: { grams: 40, measure: t('2 dosadores', '2 scoops') },
    facts: {
      energy: 148,
      carbs: 12,
      sugars: 5,
      addedSugars: 0,
      lactose: 4,
      protein: 18,
      fat: 2.4,
      satFat: 1.1,
      fibre: 5,
      sodium: 180,
      vitaminA: 240,
      vitaminC: 30,
      vitaminD: 5,
      folate: 120,
      calcium: 300,
      iron: 4.2,
      zinc: 3.3
    },
    subscribable: true,
    presentations: [
      {
        brand: 'pampa-fit',
        size: { grams: 400 },
        priceCents: 6990,
        listPriceCents: 8490,
        popularity: 620,
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'baunilha', stock: 31 },
            { shade: 'chocolate', stock: 42 },
            { shade: 'morango', stock: 17 },
            { shade: 'cappuccino', stock: 8 }
          ]
        },
        reviews: [
          [
            'Dalva M.',
            4,
            'Segura a fome por três horas. Baunilha com gelo é ótimo.',
            'It holds hunger for three hours. Vanilla with ice is great.'
          ],
          ['Jussara P.', 5, 'Uso no jantar durante a semana.', 'I use it for dinner during the week.']
        ]
      },
      {
        brand: 'vereda-verde',
        size: { grams: 450 },
        name: t('Shake Refeição Vegetal', 'Plant Meal Shake'),
        serving: { grams: 45, measure: t('2 dosadores', '2 scoops') },
        facts: {
          energy: 170,
          carbs: 14,
          sugars: 3,
          lactose: 0,
          protein: 20,
          fat: 4,
          satFat: 0.6,
          fibre: 6,
          sodium: 240,
          iron: 5.6
        },
        diets: ['vegano', 'sem-gluten', 'sem-lactose'],
        usage: t(
          'Bater {serving} com 250 ml de bebida vegetal gelada, no lugar de uma refeição.',
          'Blend {serving} with 250 ml of cold plant drink, in place of one meal.'
        ),
        allergens: t(
          'Alérgicos: pode conter soja e amendoim. Não contém glúten.',
          'Allergens: may contain soy and peanut. Gluten free.'
        ),
        about: [
          t(
            'Substitui uma refeição do dia com proteína de ervilha e arroz, gordura de linhaça e fibra de chicória.',
            'It replaces one meal of the day with pea and rice protein, flaxseed fat and chicory fibre.'
          ),
          t(
            'Bata com bebida de aveia ou coco e gelo. Não use no lugar de todas as refeições.',
            'Blend with oat or coconut drink and ice. Do not use it in place of every meal.'
          )
        ],
        priceCents: 9490,
        popularity: 380,
        look: { pack: 'pouch', colour: '#a5744c' },
        ingredients: t(
          'Proteína isolada de ervilha, proteína de arroz, inulina, farinha de linhaça, cacau em pó, mix de vitaminas e minerais, aromatizante natural de cappuccino, espessante goma guar, edulcorante estévia.',
          'Pea protein isolate, rice protein, inulin, flaxseed flour, cocoa powder, vitamin and mineral mix, natural cappuccino flavouring, thickener guar gum, sweetener stevia.'
        ),
        note: t('Sabor cappuccino, dez refeições.', 'Cappuccino flavour, ten meals.')
      },
      {
        brand: 'pampa-fit',
        size: { units: 7, grams: 40 },
        form: 'sache',
        name: t('Shake Refeição Semana', 'Weekly Meal Shake'),
        serving: { units: 1 },
        priceCents: 5490,
        popularity: 290,
        note: t(
          'Sete sachês de sabores sortidos, um para cada dia.',
          'Seven sachets of assorted flavours, one for each day.'
        )
      }
    ]
  },
  {
    number: 87,
    key: 'cha-verde',
    name: t('Chá Verde com Limão', 'Green Tea with Lime'),
    label: { title: 'Chá Verde', subtitle: 'com limão' },
    categories: ['chas'],
    form: 'sache',
    kind: 'food',
    goals: ['emagrecimento', 'energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Folhas de chá verde com casca de limão, em sachês sem plástico.',
      'Green tea leaves with lime peel, in plastic-free bags.'
    ),
    about: [
      t(
        'Folha inteira colhida no Vale do Ribeira, com casca de limão-siciliano. Leve, pouco amargo, com a cafeína natural do chá.',
        'Whole leaf picked in the Vale do Ribeira, with lemon peel. Light, hardly bitter, with the natural caffeine of tea.'
      ),
      t(
        'Água a 80 °C e três minutos: mais do que isso amarga.',
        'Water at 80 °C and three minutes: more than that turns it bitter.'
      )
    ],
    ingredients: t(
      'Folha de chá verde (Camellia sinensis), casca de limão-siciliano.',
      'Green tea leaf (Camellia sinensis), lemon peel.'
    ),
    usage: t(
      'Infundir 1 sachê em 200 ml de água quente por 3 minutos. Quente ou gelado.',
      'Infuse 1 bag in 200 ml of hot water for 3 minutes. Hot or cold.'
    ),
    serving: { units: 1 },
    presentations: [
      {
        brand: 'caroa',
        size: { units: 20, grams: 1.5 },
        priceCents: 1790,
        popularity: 320,
        note: t('Caixa de vinte.', 'A box of twenty.'),
        reviews: [
          ['Gilda T.', 5, 'Cheiro de limão na hora que abre a caixa.', 'The scent of lime as soon as you open the box.']
        ]
      },
      {
        brand: 'caroa',
        size: { units: 20, grams: 1.5 },
        name: t('Chá de Hibisco com Canela', 'Hibiscus Tea with Cinnamon'),
        summary: t(
          'Flor de hibisco com canela e maçã, em sachês sem cafeína.',
          'Hibiscus flower with cinnamon and apple, in caffeine-free bags.'
        ),
        about: [
          t(
            'Flor de hibisco seca ao sol, com canela em casca e maçã. Vermelho forte, azedinho e sem cafeína.',
            'Sun-dried hibiscus flower, with cinnamon bark and apple. Deep red, a little sour and caffeine free.'
          ),
          t(
            'Cinco minutos em água fervente. Gelado com laranja, vira refresco.',
            'Five minutes in boiling water. Cold with orange it becomes a refreshment.'
          )
        ],
        usage: t(
          'Infundir 1 sachê em 200 ml de água fervente por 5 minutos.',
          'Infuse 1 bag in 200 ml of boiling water for 5 minutes.'
        ),
        ingredients: t(
          'Flor de hibisco, casca de canela, maçã desidratada.',
          'Hibiscus flower, cinnamon bark, dried apple.'
        ),
        priceCents: 1790,
        popularity: 300,
        look: { colour: '#a3234a' },
        note: t('Caixa de vinte.', 'A box of twenty.')
      },
      {
        brand: 'pampa-fit',
        size: { grams: 200 },
        form: 'po',
        status: 'indisponivel',
        name: t('Chá Verde Solúvel com Gengibre', 'Instant Green Tea with Ginger'),
        serving: { grams: 5, measure: t('1 colher de sobremesa', '1 dessertspoon') },
        facts: { energy: 16, carbs: 4, addedSugars: 0, caffeine: 30 },
        summary: t(
          'Chá verde em pó com gengibre e abacaxi, {caffeine} de cafeína por dose.',
          'Powdered green tea with ginger and pineapple, {caffeine} of caffeine per serving.'
        ),
        about: [
          t(
            'Extrato solúvel de chá verde com gengibre e abacaxi em pó: pronto em água gelada, sem infusão.',
            'Soluble green tea extract with ginger and pineapple powder: ready in cold water, without infusing.'
          ),
          t(
            'Adoçado com estévia, serve também de base para sucos.',
            'Sweetened with stevia, it also serves as a base for juices.'
          )
        ],
        usage: t('Dissolver {serving} em 300 ml de água gelada.', 'Dissolve {serving} in 300 ml of cold water.'),
        ingredients: t(
          'Maltodextrina, extrato de chá verde, abacaxi em pó, gengibre em pó, acidulante ácido cítrico, edulcorante estévia.',
          'Maltodextrin, green tea extract, pineapple powder, ginger powder, acidulant citric acid, sweetener stevia.'
        ),
        diets: ['vegano', 'sem-gluten', 'sem-lactose'],
        priceCents: 3290,
        listPriceCents: 3990,
        popularity: 350,
        look: { contentColour: '#c9cf8a' },
        note: t('Quarenta copos por pote.', 'Forty glasses per tub.')
      }
    ]
  }
]
