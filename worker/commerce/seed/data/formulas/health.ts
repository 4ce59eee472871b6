import type { Formula } from '../formula.ts'
import { t } from '../text.ts'

const FISH = t('Alérgicos: contém óleo de peixe. Não contém glúten.', 'Allergens: contains fish oil. Gluten free.')
const BEE_CAUTION = t(
  'Não indicado para pessoas alérgicas a produtos de abelhas.',
  'Not suitable for people allergic to bee products.'
)

export const health: Formula[] = [
  {
    number: 60,
    key: 'omega-3',
    name: t('Ômega 3', 'Omega 3'),
    label: { title: 'Ômega 3', subtitle: 'Óleo de peixe' },
    categories: ['omega-3'],
    form: 'softgel',
    goals: ['coracao', 'foco'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{epa} de EPA e {dha} de DHA em {serving}, com laudo de metais pesados.',
      '{epa} of EPA and {dha} of DHA in {serving}, with a heavy metal report.'
    ),
    about: [
      t(
        'O consumo de EPA e DHA auxilia na manutenção de níveis saudáveis de triglicerídeos, associado a uma alimentação equilibrada e hábitos de vida saudáveis.',
        'EPA and DHA help to maintain healthy triglyceride levels, along with a balanced diet and healthy habits.'
      ),
      t(
        'O óleo vem de sardinha e anchova do Pacífico e passa por destilação molecular. Guarde o frasco fechado: calor e luz deixam o gosto forte.',
        'The oil comes from Pacific sardines and anchovies and goes through molecular distillation. Keep the bottle closed: heat and light make the taste strong.'
      )
    ],
    ingredients: t(
      'Óleo de peixe, antioxidante tocoferol. Cápsula: gelatina, umectante glicerina, água purificada.',
      'Fish oil, antioxidant tocopherol. Capsule: gelatine, humectant glycerine, purified water.'
    ),
    usage: t('Adultos: ingerir {serving} ao dia, junto com as refeições.', 'Adults: take {serving} a day with meals.'),
    caution: t(
      'Pessoas que usam anticoagulantes ou que vão passar por cirurgia devem consultar o médico.',
      'People who take anticoagulants or will have surgery should ask their doctor.'
    ),
    allergens: FISH,
    serving: { units: 2 },
    facts: { energy: 18, fat: 2, satFat: 0.6, monoFat: 0.4, polyFat: 0.8, omega3: 640, epa: 360, dha: 240 },
    subscribable: true,
    pairs: [
      ['coenzima-q10', 8],
      ['vitamina-d3-2000', 6]
    ],
    presentations: [
      {
        brand: 'mare-viva',
        size: { units: 60 },
        strength: t('1.000 mg', '1,000 mg'),
        priceCents: 3990,
        popularity: 780,
        sibling: 'quantidade',
        reviews: [
          [
            'Dirce F.',
            5,
            'Não volta gosto de peixe se tomar no meio do almoço.',
            'No fishy aftertaste if you take it in the middle of lunch.'
          ],
          ['Álvaro N.', 4, 'Cápsulas grandes, mas deslizam.', 'Large capsules, but they slide down.']
        ]
      },
      {
        brand: 'mare-viva',
        size: { units: 120 },
        strength: t('1.000 mg', '1,000 mg'),
        priceCents: 6990,
        listPriceCents: 8490,
        popularity: 960,
        sibling: 'quantidade',
        note: t('Dois meses, o tamanho mais pedido.', 'Two months, the most wanted size.'),
        reviews: [
          [
            'Ivete S.',
            5,
            'Meu cardiologista aprovou a quantidade de EPA. Compro sempre.',
            'My cardiologist approved the amount of EPA. I always buy it.'
          ],
          ['Paulo R.', 5, 'Laudo no site da marca, entrega rápida.', 'Report on the brand’s site, fast delivery.'],
          [
            'Cleide M.',
            3,
            'Duas cápsulas vieram grudadas por causa do calor.',
            'Two capsules came stuck together because of the heat.'
          ]
        ]
      },
      {
        brand: 'mare-viva',
        size: { units: 240 },
        strength: t('1.000 mg', '1,000 mg'),
        priceCents: 12490,
        popularity: 540,
        sibling: 'quantidade',
        note: t('Quatro meses, ou dois para um casal.', 'Four months, or two for a couple.')
      },
      {
        brand: 'mare-viva',
        size: { ml: 120 },
        form: 'liquido',
        audience: 'children',
        name: t('Ômega 3 Infantil Líquido', 'Children’s Liquid Omega 3'),
        serving: { ml: 5, measure: t('1 colher de chá', '1 teaspoon') },
        facts: { energy: 22, fat: 2.4, omega3: 500, epa: 180, dha: 280 },
        usage: t(
          'Crianças a partir de 4 anos: {serving} ao dia, com orientação do pediatra. Agite antes de usar.',
          'Children from 4 years: {serving} a day, under the guidance of a paediatrician. Shake before use.'
        ),
        priceCents: 7490,
        popularity: 360,
        look: { colour: '#ef7a1a' },
        ingredients: t(
          'Óleo de peixe, água purificada, umectante glicerina, emulsificante goma arábica, aromatizante natural de laranja, edulcorante estévia, antioxidante tocoferol.',
          'Fish oil, purified water, humectant glycerine, emulsifier gum arabic, natural orange flavouring, sweetener stevia, antioxidant tocopherol.'
        ),
        note: t('Emulsão sabor laranja, sem cheiro de peixe.', 'An orange emulsion without a fishy smell.')
      }
    ]
  },
  {
    number: 61,
    key: 'omega-3-concentrado',
    name: t('Ômega 3 Concentrado TG', 'Concentrated Omega 3 TG'),
    label: { title: 'Ômega 3', subtitle: 'Concentrado TG' },
    categories: ['omega-3-concentrado'],
    form: 'softgel',
    goals: ['coracao', 'foco'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{epa} de EPA e {dha} de DHA em {serving}, na forma de triglicerídeo.',
      '{epa} of EPA and {dha} of DHA in {serving}, in triglyceride form.'
    ),
    about: [
      t(
        'Mais que o dobro de EPA e DHA por softgel em relação ao óleo comum, na forma TG, a mesma do peixe.',
        'More than twice the EPA and DHA per capsule of common oil, in TG form, the same as in fish.'
      ),
      t(
        'O consumo de EPA e DHA auxilia na manutenção de níveis saudáveis de triglicerídeos, associado a uma alimentação equilibrada e hábitos saudáveis.',
        'EPA and DHA help to maintain healthy triglyceride levels, along with a balanced diet and healthy habits.'
      )
    ],
    ingredients: t(
      'Óleo de peixe concentrado em EPA e DHA, antioxidante tocoferol. Cápsula: gelatina, umectante glicerina, água purificada.',
      'Fish oil concentrated in EPA and DHA, antioxidant tocopherol. Capsule: gelatine, humectant glycerine, purified water.'
    ),
    usage: t(
      'Adultos: ingerir {serving} ao dia, com a refeição principal.',
      'Adults: take {serving} a day with the main meal.'
    ),
    caution: t(
      'Pessoas que usam anticoagulantes devem consultar o médico.',
      'People who take anticoagulants should ask their doctor.'
    ),
    allergens: FISH,
    serving: { units: 2 },
    facts: { energy: 18, fat: 2, satFat: 0.1, omega3: 1500, epa: 800, dha: 500 },
    subscribable: true,
    presentations: [
      {
        brand: 'mare-viva',
        size: { units: 60 },
        priceCents: 9990,
        listPriceCents: 11990,
        popularity: 820,
        sibling: 'quantidade',
        note: t('Um mês em dose cheia.', 'One month at a full dose.'),
        reviews: [
          [
            'Marcelo A.',
            5,
            'Duas cápsulas no lugar das quatro que eu tomava.',
            'Two capsules instead of the four that I took.'
          ],
          [
            'Lúcia H.',
            5,
            'Zero gosto de peixe, vem com aroma leve de limão.',
            'No fishy taste, it has a light lemon scent.'
          ]
        ]
      },
      {
        brand: 'mare-viva',
        size: { units: 120 },
        priceCents: 17990,
        popularity: 520,
        sibling: 'quantidade',
        note: t('Dois meses em dose cheia.', 'Two months at a full dose.')
      },
      {
        brand: 'aurora-lab',
        size: { units: 60 },
        name: t('Ômega 3 DHA Concentrado', 'Concentrated DHA Omega 3'),
        facts: { epa: 200, dha: 1000, omega3: 1300 },
        priceCents: 11990,
        popularity: 330,
        note: t('Predomínio de DHA, o ômega do cérebro e da retina.', 'Mostly DHA, the omega of brain and retina.')
      }
    ]
  },
  {
    number: 62,
    key: 'omega-3-vegetal',
    name: t('Ômega 3 de Algas', 'Algae Omega 3'),
    label: { title: 'Ômega 3', subtitle: 'De microalgas' },
    categories: ['omega-3-vegetal'],
    form: 'softgel',
    goals: ['coracao', 'foco'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Ômega 3 de origem vegetal em {serving}, em cápsula sem gelatina.',
      'Plant omega 3 in {serving}, in a gelatine-free capsule.'
    ),
    about: [
      t(
        'O ômega 3 do peixe começa nas algas e nas plantas que estão na base da cadeia. Aqui ele vem direto da fonte, sem peixe.',
        'The omega 3 of fish starts in the algae and plants at the base of the chain. Here it comes straight from the source, without fish.'
      ),
      t('A cápsula é de amido e não deixa gosto.', 'The capsule is made of starch and leaves no taste.')
    ],
    ingredients: t(
      'Óleo de microalgas Schizochytrium sp., antioxidante extrato de alecrim. Cápsula: amido modificado, umectante glicerina.',
      'Oil from microalgae Schizochytrium sp., antioxidant rosemary extract. Capsule: modified starch, humectant glycerine.'
    ),
    usage: t('Adultos: ingerir {serving} ao dia, com uma refeição.', 'Adults: take {serving} a day with a meal.'),
    serving: { units: 2 },
    facts: { energy: 10, fat: 1, dha: 400, epa: 100, omega3: 550 },
    subscribable: true,
    presentations: [
      {
        brand: 'vereda-verde',
        size: { units: 60 },
        priceCents: 10990,
        popularity: 430,
        note: t('Trinta dias de DHA e EPA de microalgas.', 'Thirty days of DHA and EPA from microalgae.'),
        reviews: [
          [
            'Gisele N.',
            5,
            'Sou vegana e não precisei abrir mão do DHA.',
            'I am vegan and did not have to give up DHA.'
          ],
          ['Ciro M.', 4, 'Caro, mas é o preço de alga mesmo.', 'Expensive, but that is what algae cost.']
        ]
      },
      {
        brand: 'cerrado-vivo',
        size: { units: 90 },
        summary: t(
          '{ala} de ômega 3 vegetal em {serving}, de linhaça prensada a frio.',
          '{ala} of plant omega 3 in {serving}, from cold-pressed flaxseed.'
        ),
        about: [
          t(
            'O óleo de linhaça é rico em ácido alfa-linolênico, o ômega 3 das plantas. O corpo converte uma parte em EPA e DHA.',
            'Flaxseed oil is rich in alpha-linolenic acid, the omega 3 of plants. The body converts part of it into EPA and DHA.'
          ),
          t('A cápsula é de amido e não deixa gosto.', 'The capsule is made of starch and leaves no taste.')
        ],
        name: t('Óleo de Linhaça', 'Flaxseed Oil'),
        strength: t('1.000 mg', '1,000 mg'),
        serving: { units: 3 },
        facts: { energy: 27, fat: 3, epa: 0, dha: 0, omega3: 1650, ala: 1650 },
        priceCents: 3690,
        popularity: 350,
        ingredients: t(
          'Óleo de linhaça prensado a frio. Cápsula: amido modificado, umectante glicerina.',
          'Cold-pressed flaxseed oil. Capsule: modified starch, humectant glycerine.'
        ),
        note: t(
          'Ômega 3 na forma de ácido alfa-linolênico, que o corpo converte em parte.',
          'Omega 3 as alpha-linolenic acid, which the body converts in part.'
        )
      },
      {
        brand: 'cerrado-vivo',
        size: { ml: 250 },
        form: 'liquido',
        summary: t(
          '{ala} de ômega 3 vegetal por colher, de linhaça dourada orgânica.',
          '{ala} of plant omega 3 per spoon, from organic golden flaxseed.'
        ),
        about: [
          t(
            'Prensado a frio em lotes pequenos, com sabor suave de castanha. Rico em ácido alfa-linolênico, o ômega 3 das plantas.',
            'Cold-pressed in small batches, with a mild nutty taste. Rich in alpha-linolenic acid, the omega 3 of plants.'
          ),
          t(
            'Para finalizar pratos: o calor estraga o óleo. Guarde na geladeira depois de aberto.',
            'For finishing dishes: heat spoils the oil. Keep in the fridge once opened.'
          )
        ],
        name: t('Óleo de Linhaça Prensado a Frio', 'Cold-Pressed Flaxseed Oil'),
        serving: { ml: 13, measure: t('1 colher de sopa', '1 tablespoon') },
        facts: { energy: 108, fat: 12, epa: 0, dha: 0, omega3: 6500, ala: 6500 },
        usage: t(
          'Usar {serving} ao dia sobre saladas e pratos prontos. Não aquecer.',
          'Use {serving} a day on salads and ready dishes. Do not heat.'
        ),
        priceCents: 3290,
        popularity: 260,
        look: { pack: 'syrup' },
        diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar', 'organico'],
        ingredients: t('Óleo de linhaça dourada orgânica.', 'Organic golden flaxseed oil.'),
        note: t('Frasco escuro, para a geladeira.', 'A dark bottle, for the fridge.')
      }
    ]
  },
  {
    number: 63,
    key: 'probiotico',
    name: t('Probiótico 3 Cepas', 'Probiotic 3 Strains'),
    label: { title: 'Probiótico', subtitle: '3 cepas' },
    categories: ['probioticos'],
    form: 'capsula',
    goals: ['digestao', 'imunidade'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Bactérias vivas em cápsula resistente ao estômago: {acidophilus} de L. acidophilus por dose.',
      'Live bacteria in an acid-resistant capsule: {acidophilus} of L. acidophilus per serving.'
    ),
    about: [
      t(
        'Contribui para a saúde do trato gastrointestinal. As cepas estão escritas com nome e número no rótulo, e a contagem vale até o fim da validade.',
        'It contributes to the health of the digestive tract. The strains are written with name and number on the label, and the count holds until the best-before date.'
      ),
      t(
        'Não precisa de geladeira até 25 °C. Nos primeiros dias pode haver mais gases: é passageiro.',
        'No fridge needed up to 25 °C. In the first days there may be more gas: it passes.'
      )
    ],
    ingredients: t(
      'Frutooligossacarídeos, Lacticaseibacillus rhamnosus, Lactobacillus acidophilus, Bifidobacterium lactis, antiumectante dióxido de silício. Cápsula: hipromelose gastrorresistente.',
      'Fructooligosaccharides, Lacticaseibacillus rhamnosus, Lactobacillus acidophilus, Bifidobacterium lactis, anti-caking agent silicon dioxide. Capsule: acid-resistant hypromellose.'
    ),
    usage: t(
      'Adultos: consumir {serving} ao dia, em jejum ou antes de dormir.',
      'Adults: take {serving} a day, on an empty stomach or before bed.'
    ),
    caution: t(
      'Pessoas com imunidade baixa devem consultar o médico. Durante antibióticos, espaçar duas horas.',
      'People with low immunity should ask their doctor. During antibiotics, leave two hours between.'
    ),
    serving: { units: 1 },
    facts: { rhamnosus: 5e9, acidophilus: 3e9, bifidum: 2e9 },
    subscribable: true,
    pairs: [['psyllium', 8]],
    presentations: [
      {
        brand: 'tucuma-labs',
        size: { units: 30 },
        priceCents: 7490,
        listPriceCents: 8990,
        popularity: 830,
        sibling: 'quantidade',
        note: t(
          'Dez bilhões de UFC por cápsula, somadas as três cepas.',
          'Ten billion CFU per capsule, the three strains together.'
        ),
        reviews: [
          ['Marcela D.', 5, 'Em duas semanas o intestino virou relógio.', 'In two weeks my bowel became a clock.'],
          [
            'Ubirajara S.',
            4,
            'Nos primeiros dias deu gases, depois normalizou.',
            'It gave me gas in the first days, then settled.'
          ],
          ['Talita R.', 5, 'Não precisa de geladeira, levei na viagem.', 'No fridge needed, I took it on my trip.']
        ]
      },
      {
        brand: 'tucuma-labs',
        size: { units: 60 },
        priceCents: 12990,
        popularity: 470,
        sibling: 'quantidade'
      },
      {
        brand: 'tucuma-labs',
        size: { units: 15, grams: 2 },
        form: 'sache',
        audience: 'children',
        summary: t(
          'Bactérias vivas em pó de banana: {rhamnosus} de L. rhamnosus por sachê.',
          'Live bacteria in banana powder: {rhamnosus} of L. rhamnosus per sachet.'
        ),
        name: t('Probiótico Infantil em Sachês', 'Children’s Probiotic Sachets'),
        facts: { rhamnosus: 1e9, acidophilus: 1e9, bifidum: 1e9 },
        usage: t(
          'Crianças a partir de 4 anos: {serving} ao dia em água, leite ou iogurte frios, com orientação do pediatra.',
          'Children from 4 years: {serving} a day in cold water, milk or yoghurt, under the guidance of a paediatrician.'
        ),
        priceCents: 5490,
        popularity: 390,
        look: { colour: '#f2d45c' },
        ingredients: t(
          'Frutooligossacarídeos, Lacticaseibacillus rhamnosus, Lactobacillus acidophilus, Bifidobacterium lactis, aromatizante natural de banana.',
          'Fructooligosaccharides, Lacticaseibacillus rhamnosus, Lactobacillus acidophilus, Bifidobacterium lactis, natural banana flavouring.'
        ),
        note: t('Pó fino de banana, que some no iogurte.', 'A fine banana powder, which vanishes in yoghurt.'),
        reviews: [
          ['Aurora G.', 5, 'Meu filho toma no iogurte sem notar.', 'My son takes it in yoghurt without noticing.']
        ]
      },
      {
        brand: 'ipe-nutricao',
        size: { units: 30 },
        summary: t(
          'Três cepas em cápsula resistente ao estômago, com {rhamnosus} de L. rhamnosus.',
          'Three strains in an acid-resistant capsule, with {rhamnosus} of L. rhamnosus.'
        ),
        name: t('Probiótico Mulher', 'Women’s Probiotic'),
        facts: { rhamnosus: 6e9, acidophilus: 3e9, bifidum: 1e9 },
        priceCents: 8490,
        popularity: 310,
        status: 'indisponivel',
        ingredients: t(
          'Amido de milho, Lacticaseibacillus rhamnosus, Lactobacillus acidophilus, Bifidobacterium lactis. Cápsula: hipromelose gastrorresistente.',
          'Corn starch, Lacticaseibacillus rhamnosus, Lactobacillus acidophilus, Bifidobacterium lactis. Capsule: acid-resistant hypromellose.'
        ),
        note: t('Com mais L. rhamnosus e sem fibras adicionadas.', 'With more L. rhamnosus and no added fibre.')
      }
    ]
  },
  {
    number: 64,
    key: 'psyllium',
    name: t('Psyllium', 'Psyllium'),
    label: { title: 'Psyllium', subtitle: 'Casca em pó' },
    categories: ['fibras', 'saciedade'],
    form: 'po',
    goals: ['digestao', 'emagrecimento'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{fibre} de fibra por dose, que forma gel e ajuda o intestino a funcionar.',
      '{fibre} of fibre per serving, which forms a gel and helps the bowel to work.'
    ),
    about: [
      t(
        'A casca da semente de psyllium é quase só fibra solúvel. As fibras auxiliam no funcionamento do intestino, com consumo associado a bastante líquido.',
        'The husk of the psyllium seed is almost all soluble fibre. Fibre helps the bowel to work, when taken with plenty of liquid.'
      ),
      t(
        'Também serve na cozinha: dá liga a pães e panquecas sem glúten.',
        'It also serves in the kitchen: it binds gluten-free breads and pancakes.'
      )
    ],
    ingredients: t('Casca de psyllium (Plantago ovata) em pó.', 'Psyllium husk (Plantago ovata) powder.'),
    usage: t(
      'Adultos: misturar {serving} em 250 ml de água, beber em seguida e tomar mais um copo de água.',
      'Adults: mix {serving} with 250 ml of water, drink at once and have another glass of water.'
    ),
    caution: t(
      'Nunca consumir a seco: risco de engasgo. Espaçar duas horas de medicamentos.',
      'Never take it dry: choking hazard. Leave two hours from medicines.'
    ),
    serving: { grams: 5, measure: t('1 colher de sobremesa', '1 dessertspoon') },
    facts: { energy: 10, carbs: 4.3, sugars: 0, fibre: 4.2, sodium: 4 },
    subscribable: true,
    pairs: [['probiotico', 8]],
    presentations: [
      {
        brand: 'cerrado-vivo',
        size: { grams: 200 },
        priceCents: 3490,
        popularity: 620,
        sibling: 'peso',
        look: { pack: 'pouch', contentColour: '#d8c3a0' },
        reviews: [
          [
            'Graça O.',
            5,
            'Bebo rápido e depois mais água. Resolveu.',
            'I drink it fast and then more water. It solved it.'
          ],
          ['Lauro B.', 4, 'Uso no pão low carb, dá liga perfeita.', 'I use it in low-carb bread, it binds perfectly.']
        ]
      },
      {
        brand: 'cerrado-vivo',
        size: { grams: 500 },
        priceCents: 6990,
        listPriceCents: 8490,
        popularity: 380,
        sibling: 'peso',
        look: { pack: 'pouch', contentColour: '#d8c3a0' },
        note: t('Cem doses, para a cozinha e para o copo.', 'One hundred servings, for the kitchen and the glass.')
      },
      {
        brand: 'pampa-fit',
        size: { units: 120 },
        form: 'capsula',
        name: t('Psyllium em Cápsulas', 'Psyllium Capsules'),
        serving: { units: 6 },
        facts: { energy: 7, carbs: 2.9, fibre: 2.8 },
        usage: t(
          'Adultos: ingerir {serving} ao dia, divididas em duas vezes, cada uma com um copo cheio de água.',
          'Adults: take {serving} a day in two parts, each with a full glass of water.'
        ),
        priceCents: 3990,
        popularity: 290,
        look: { contentColour: '#d8c3a0' },
        ingredients: t(
          'Casca de psyllium em pó. Cápsula: hipromelose.',
          'Psyllium husk powder. Capsule: hypromellose.'
        ),
        note: t('Para quem não gosta da textura de gel.', 'For people who dislike the gel texture.')
      }
    ]
  },
  {
    number: 65,
    key: 'inulina',
    name: t('Fibra de Inulina', 'Inulin Fibre'),
    label: { title: 'Inulina', subtitle: 'Fibra prebiótica' },
    categories: ['fibras'],
    form: 'po',
    goals: ['digestao'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{fibre} de fibra prebiótica por dose, de sabor levemente doce.',
      '{fibre} of prebiotic fibre per serving, with a slightly sweet taste.'
    ),
    about: [
      t(
        'A inulina da raiz de chicória serve de alimento às bactérias boas do intestino. Contribui para o equilíbrio da flora intestinal.',
        'Inulin from chicory root feeds the good bacteria of the bowel. It contributes to the balance of the gut flora.'
      ),
      t(
        'Dissolve sem cor no café, no suco e no iogurte. Comece com meia dose.',
        'It dissolves without colour in coffee, juice and yoghurt. Start with half a serving.'
      )
    ],
    ingredients: t('Inulina de raiz de chicória.', 'Chicory root inulin.'),
    usage: t(
      'Adultos: misturar {serving} em qualquer bebida ou iogurte, uma vez ao dia.',
      'Adults: mix {serving} into any drink or yoghurt, once a day.'
    ),
    serving: { grams: 5, measure: t('1 colher de sobremesa', '1 dessertspoon') },
    facts: { energy: 10, carbs: 4.8, sugars: 0.4, fibre: 4.4 },
    presentations: [
      {
        brand: 'tucuma-labs',
        size: { grams: 250 },
        priceCents: 4290,
        popularity: 330,
        reviews: [
          [
            'Norma C.',
            4,
            'Adoça de leve o café. Cuidado com os gases no começo.',
            'It lightly sweetens coffee. Mind the gas at first.'
          ]
        ]
      },
      {
        brand: 'pampa-fit',
        size: { units: 20, grams: 6 },
        form: 'sache',
        about: [
          t(
            'Três fibras com velocidades diferentes de fermentação: menos gases do que uma dose grande de uma só.',
            'Three fibres with different speeds of fermentation: less gas than a large dose of a single one.'
          ),
          t(
            'As fibras auxiliam no funcionamento do intestino. Beba água ao longo do dia.',
            'Fibre helps the bowel to work. Drink water through the day.'
          )
        ],
        summary: t(
          '{fibre} de fibras solúveis por sachê, com leve sabor de abacaxi.',
          '{fibre} of soluble fibre per sachet, with a light pineapple flavour.'
        ),
        status: 'indisponivel',
        name: t('Mix de Fibras', 'Fibre Mix'),
        serving: { units: 1 },
        facts: { energy: 12, carbs: 5.6, fibre: 5.1 },
        categories: ['fibras', 'saciedade'],
        priceCents: 4690,
        listPriceCents: 5490,
        popularity: 410,
        ingredients: t(
          'Inulina, dextrina resistente, goma guar parcialmente hidrolisada, aromatizante natural de abacaxi.',
          'Inulin, resistant dextrin, partially hydrolysed guar gum, natural pineapple flavouring.'
        ),
        look: { colour: '#d8cf3f' },
        note: t(
          'Três fibras em sachê, com leve sabor de abacaxi.',
          'Three fibres in a sachet, with a light pineapple flavour.'
        )
      }
    ]
  },
  {
    number: 66,
    key: 'curcuma',
    name: t('Cúrcuma', 'Turmeric'),
    label: { title: 'Cúrcuma', subtitle: 'Com pimenta-preta' },
    categories: ['ervas-e-plantas', 'antioxidantes'],
    form: 'capsula',
    goals: ['articulacoes', 'imunidade'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{curcuminoids} de curcuminoides por dose, com pimenta-preta.',
      '{curcuminoids} of curcuminoids per serving, with black pepper.'
    ),
    about: [
      t(
        'A raiz que dá cor ao açafrão-da-terra, em extrato padronizado. A pimenta-preta ajuda na absorção da curcumina.',
        'The root that colours turmeric powder, as a standardised extract. Black pepper helps curcumin to be absorbed.'
      ),
      t(
        'Mancha roupa e madeira: cuidado ao abrir cápsulas. Prefira junto com gordura boa, como azeite.',
        'It stains clothes and wood: mind when you open capsules. Prefer it with good fat, such as olive oil.'
      )
    ],
    ingredients: t(
      'Extrato de cúrcuma padronizado em curcuminoides, agente de massa amido, extrato de pimenta-preta. Cápsula: hipromelose.',
      'Turmeric extract standardised in curcuminoids, bulking agent starch, black pepper extract. Capsule: hypromellose.'
    ),
    usage: t('Adultos: consumir {serving} ao dia, com uma refeição.', 'Adults: take {serving} a day with a meal.'),
    caution: t(
      'Pessoas com cálculo na vesícula ou que usam anticoagulantes devem consultar o médico.',
      'People with gallstones or who take anticoagulants should ask their doctor.'
    ),
    serving: { units: 1 },
    facts: { curcuminoids: 120 },
    look: { contentColour: '#e39b1c' },
    presentations: [
      {
        brand: 'caroa',
        size: { units: 60 },
        priceCents: 4290,
        popularity: 590,
        sibling: 'quantidade',
        reviews: [
          [
            'Nilza A.',
            4,
            'Sinto as mãos menos duras pela manhã, uso há três meses.',
            'My hands feel less stiff in the morning, after three months of use.'
          ],
          ['Geraldo M.', 5, 'Cápsula não deixa gosto de açafrão.', 'The capsule leaves no turmeric taste.']
        ]
      },
      {
        brand: 'caroa',
        size: { units: 120 },
        priceCents: 7490,
        listPriceCents: 8580,
        popularity: 380,
        sibling: 'quantidade'
      },
      {
        brand: 'cerrado-vivo',
        size: { grams: 150 },
        form: 'po',
        summary: t(
          'Raiz de cúrcuma orgânica moída, com {curcuminoids} de curcuminoides por colher.',
          'Ground organic turmeric root, with {curcuminoids} of curcuminoids per spoon.'
        ),
        about: [
          t(
            'A raiz inteira, seca e moída, para a panela e para o leite dourado. Cor forte e perfume de terra e laranja.',
            'The whole root, dried and ground, for the pan and for golden milk. A strong colour and a scent of earth and orange.'
          ),
          t(
            'Mancha roupa e madeira. Com azeite e uma pitada de pimenta, rende mais sabor.',
            'It stains clothes and wood. With olive oil and a pinch of pepper it gives more flavour.'
          )
        ],
        name: t('Açafrão-da-terra Orgânico em Pó', 'Organic Turmeric Powder'),
        serving: { grams: 2, measure: t('1 colher de chá', '1 teaspoon') },
        facts: { energy: 7, carbs: 1.3, fibre: 0.4, curcuminoids: 60 },
        usage: t(
          'Usar {serving} em arroz, sopas, leite dourado e vitaminas.',
          'Use {serving} in rice, soups, golden milk and smoothies.'
        ),
        priceCents: 2290,
        popularity: 300,
        diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar', 'organico'],
        look: { pack: 'pouch' },
        ingredients: t('Cúrcuma orgânica em pó.', 'Organic turmeric powder.'),
        note: t(
          'Cúrcuma de Mara Rosa, Goiás, moída na semana do envio.',
          'Turmeric from Mara Rosa, Goiás, ground in the week it ships.'
        )
      }
    ]
  },
  {
    number: 67,
    key: 'maca-peruana',
    name: t('Maca Peruana', 'Peruvian Maca'),
    label: { title: 'Maca', subtitle: 'Peruana' },
    categories: ['ervas-e-plantas'],
    form: 'capsula',
    goals: ['energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('Raiz de maca em pó, {serving} ao dia.', 'Maca root powder, {serving} a day.'),
    about: [
      t(
        'A maca cresce nos Andes acima de quatro mil metros e é comida há séculos, assada ou em farinha. Tem gosto de malte e castanha.',
        'Maca grows in the Andes above four thousand metres and has been eaten for centuries, roasted or as flour. It tastes of malt and nuts.'
      ),
      t(
        'É um alimento: rica em fibras e carboidratos, sem cafeína.',
        'It is a food: rich in fibre and carbohydrate, without caffeine.'
      )
    ],
    ingredients: t(
      'Maca peruana (Lepidium meyenii) em pó. Cápsula: hipromelose.',
      'Peruvian maca (Lepidium meyenii) powder. Capsule: hypromellose.'
    ),
    usage: t('Adultos: consumir {serving} ao dia, pela manhã.', 'Adults: take {serving} a day in the morning.'),
    serving: { units: 3 },
    facts: { energy: 5, carbs: 1, protein: 0.2, fibre: 0.3 },
    look: { contentColour: '#d9bd86' },
    presentations: [
      {
        brand: 'caroa',
        size: { units: 90 },
        name: t('Maca Peruana Preta', 'Black Peruvian Maca'),
        priceCents: 4490,
        listPriceCents: 5290,
        popularity: 560,
        note: t('Raiz preta, a mais escura das três variedades.', 'Black root, the darkest of the three kinds.'),
        reviews: [
          [
            'Josué P.',
            4,
            'Uso de manhã, sinto disposição. Cápsula com cheiro de terra.',
            'I use it in the morning and feel lively. The capsule smells of earth.'
          ],
          [
            'Verônica T.',
            3,
            'Não notei muita coisa ainda, vou para o segundo frasco.',
            'I have not noticed much yet, on to the second bottle.'
          ]
        ]
      },
      {
        brand: 'caroa',
        size: { grams: 200 },
        form: 'po',
        name: t('Maca Peruana em Pó', 'Peruvian Maca Powder'),
        serving: { grams: 5, measure: t('1 colher de sobremesa', '1 dessertspoon') },
        facts: { energy: 17, carbs: 3.4, protein: 0.6, fibre: 1.1 },
        usage: t(
          'Misturar {serving} em vitaminas, mingau ou café com leite.',
          'Mix {serving} into smoothies, porridge or milky coffee.'
        ),
        priceCents: 3890,
        popularity: 350,
        look: { pack: 'pouch' },
        ingredients: t('Maca peruana em pó.', 'Peruvian maca powder.'),
        note: t('Farinha amarela, boa em vitamina de banana.', 'A yellow flour, good in a banana smoothie.')
      }
    ]
  },
  {
    number: 68,
    key: 'guarana',
    name: t('Guaraná em Pó', 'Guarana Powder'),
    label: { title: 'Guaraná', subtitle: 'Da Amazônia' },
    categories: ['ervas-e-plantas', 'cafeina'],
    form: 'po',
    goals: ['energia', 'foco'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{caffeine} de cafeína natural por dose, de guaraná de Maués.',
      '{caffeine} of natural caffeine per serving, from guarana of Maués.'
    ),
    about: [
      t(
        'Sementes torradas em forno de barro e moídas, como se faz no Amazonas. A cafeína auxilia no aumento do estado de alerta.',
        'Seeds roasted in a clay oven and ground, as is done in Amazonas. Caffeine helps to increase alertness.'
      ),
      t(
        'O sabor é amargo e terroso. Bata com suco, água de coco ou açaí.',
        'The taste is bitter and earthy. Blend with juice, coconut water or açaí.'
      )
    ],
    ingredients: t(
      'Semente de guaraná (Paullinia cupana) torrada e moída.',
      'Roasted and ground guarana seed (Paullinia cupana).'
    ),
    usage: t(
      'Adultos: consumir {serving} ao dia em 200 ml de líquido, pela manhã ou antes do treino.',
      'Adults: take {serving} a day in 200 ml of liquid, in the morning or before training.'
    ),
    caution: t(
      'Contém cafeína. Não indicado para cardíacos, hipertensos e pessoas sensíveis à cafeína.',
      'Contains caffeine. Not suitable for people with heart conditions, high blood pressure or sensitivity to caffeine.'
    ),
    serving: { grams: 2, measure: t('1 colher de chá', '1 teaspoon') },
    facts: { energy: 7, carbs: 1.2, fibre: 0.3, caffeine: 80 },
    look: { contentColour: '#8a4b2a' },
    presentations: [
      {
        brand: 'caroa',
        size: { grams: 100 },
        priceCents: 2690,
        popularity: 370,
        look: { pack: 'pouch' },
        note: t('Cinquenta doses, em pacote com válvula.', 'Fifty servings, in a pouch with a valve.'),
        reviews: [
          [
            'Raimundo S.',
            5,
            'Gosto do guaraná da minha terra. Bem moído.',
            'It tastes like the guarana of my home. Well ground.'
          ]
        ]
      },
      {
        brand: 'caroa',
        size: { units: 60 },
        form: 'capsula',
        about: [
          t(
            'Sementes torradas em forno de barro e moídas, como se faz no Amazonas, dentro de uma cápsula vegetal. A cafeína auxilia no aumento do estado de alerta.',
            'Seeds roasted in a clay oven and ground, as is done in Amazonas, inside a plant capsule. Caffeine helps to increase alertness.'
          ),
          t(
            'A dose de {caffeine} equivale a meia xícara de café.',
            'The dose of {caffeine} equals half a cup of coffee.'
          )
        ],
        name: t('Guaraná em Cápsulas', 'Guarana Capsules'),
        serving: { units: 2 },
        facts: { energy: 4, carbs: 0.6, fibre: 0.2, caffeine: 40 },
        usage: t('Adultos: ingerir {serving} ao dia, pela manhã.', 'Adults: take {serving} a day in the morning.'),
        priceCents: 2990,
        popularity: 280,
        ingredients: t('Guaraná em pó. Cápsula: hipromelose.', 'Guarana powder. Capsule: hypromellose.'),
        note: t('Sem o amargo, com meia dose de cafeína.', 'Without the bitterness, with half the caffeine.')
      }
    ]
  },
  {
    number: 69,
    key: 'spirulina',
    name: t('Spirulina', 'Spirulina'),
    label: { title: 'Spirulina', subtitle: 'Microalga' },
    categories: ['ervas-e-plantas'],
    form: 'comprimido',
    goals: ['energia', 'imunidade'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Microalga com {protein} de proteína e {iron} de ferro por dose.',
      'A microalga with {protein} of protein and {iron} of iron per serving.'
    ),
    about: [
      t(
        'Cultivada em tanques cobertos no Ceará, seca e prensada sem aditivos. Mais da metade do peso é proteína.',
        'Grown in covered ponds in Ceará, dried and pressed without additives. More than half of its weight is protein.'
      ),
      t(
        'A cor verde-azulada vem da ficocianina. O cheiro lembra o mar.',
        'The blue-green colour comes from phycocyanin. The smell recalls the sea.'
      )
    ],
    ingredients: t('Spirulina (Arthrospira platensis).', 'Spirulina (Arthrospira platensis).'),
    usage: t(
      'Adultos: consumir {serving} ao dia, com água, antes das refeições.',
      'Adults: take {serving} a day with water, before meals.'
    ),
    serving: { units: 6 },
    facts: { energy: 9, carbs: 0.5, protein: 1.8, iron: 1.6, vitaminA: 60 },
    look: { contentColour: '#1f5a4a' },
    presentations: [
      {
        brand: 'caroa',
        size: { units: 120 },
        strength: t('500 mg', '500 mg'),
        priceCents: 3690,
        popularity: 430,
        sibling: 'quantidade',
        reviews: [
          [
            'Jade V.',
            4,
            'Cheiro de mar quando abre, mas engole fácil.',
            'It smells of the sea when opened, but is easy to swallow.'
          ]
        ]
      },
      {
        brand: 'caroa',
        size: { units: 300 },
        strength: t('500 mg', '500 mg'),
        priceCents: 7990,
        listPriceCents: 9490,
        popularity: 290,
        sibling: 'quantidade'
      },
      {
        brand: 'cerrado-vivo',
        size: { grams: 100 },
        form: 'po',
        status: 'indisponivel',
        name: t('Spirulina Orgânica em Pó', 'Organic Spirulina Powder'),
        serving: { grams: 3, measure: t('1 colher de chá', '1 teaspoon') },
        usage: t('Misturar {serving} em sucos verdes e vitaminas.', 'Mix {serving} into green juices and smoothies.'),
        priceCents: 4490,
        popularity: 240,
        diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar', 'organico'],
        look: { pack: 'pouch' },
        ingredients: t('Spirulina orgânica em pó.', 'Organic spirulina powder.'),
        note: t('Pinta o suco de verde forte.', 'It turns juice a strong green.')
      }
    ]
  },
  {
    number: 70,
    key: 'melatonina-gotas',
    name: t('Melatonina em Gotas', 'Melatonin Drops'),
    label: { title: 'Melatonina', subtitle: '0,21 mg' },
    categories: ['sono-e-relaxamento'],
    form: 'gotas',
    goals: ['sono'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{melatonin} de melatonina por dose, a quantidade permitida no Brasil.',
      '{melatonin} of melatonin per serving, the amount permitted in Brazil.'
    ),
    about: [
      t(
        'A melatonina é o sinal de noite que o corpo já produz. A dose diária de {melatonin} é a autorizada para adultos a partir de 19 anos.',
        'Melatonin is the night signal that the body already makes. The daily dose of {melatonin} is the one authorised for adults of 19 and over.'
      ),
      t(
        'Apague telas, baixe a luz e pingue as gotas meia hora antes de deitar: a rotina conta tanto quanto o produto.',
        'Switch off screens, dim the light and take the drops half an hour before bed: the routine counts as much as the product.'
      )
    ],
    ingredients: t(
      'Água purificada, umectante glicerina, melatonina, aromatizante natural, edulcorante estévia, conservador sorbato de potássio.',
      'Purified water, humectant glycerine, melatonin, natural flavouring, sweetener stevia, preservative potassium sorbate.'
    ),
    usage: t(
      'Adultos a partir de 19 anos: {serving} ao dia, 30 minutos antes de dormir.',
      'Adults of 19 and over: {serving} a day, 30 minutes before sleep.'
    ),
    caution: t(
      'Não consumir se for dirigir ou operar máquinas. Pessoas com doenças ou em uso de medicamentos devem consultar o médico. Não indicado para menores de 19 anos.',
      'Do not take before driving or operating machines. People with diseases or who take medicines should ask their doctor. Not suitable for people under 19.'
    ),
    serving: { ml: 0.2, measure: t('4 gotas', '4 drops') },
    facts: { melatonin: 0.21 },
    subscribable: true,
    pairs: [['magnesio-bisglicinato', 10]],
    presentations: [
      {
        brand: 'florada-serena',
        size: { ml: 20 },
        priceCents: 3490,
        popularity: 880,
        quantityLimit: 5,
        note: t('Cem noites, sabor camomila.', 'One hundred nights, chamomile flavour.'),
        reviews: [
          [
            'Elisa B.',
            5,
            'Pego no sono mais rápido. Gosto suave de camomila.',
            'I fall asleep faster. A mild chamomile taste.'
          ],
          [
            'Ramon D.',
            4,
            'Funciona melhor quando largo o celular antes.',
            'It works better when I drop the phone first.'
          ],
          [
            'Ester Q.',
            3,
            'Achei a dose baixa para mim, mas é a lei.',
            'I found the dose low for me, but that is the law.'
          ]
        ]
      },
      {
        brand: 'florada-serena',
        size: { units: 90 },
        form: 'comprimido',
        about: [
          t(
            'A melatonina é o sinal de noite que o corpo já produz. A dose diária de {melatonin} é a autorizada para adultos a partir de 19 anos.',
            'Melatonin is the night signal that the body already makes. The daily dose of {melatonin} is the one authorised for adults of 19 and over.'
          ),
          t(
            'O comprimido dissolve em cerca de um minuto, sem água na cabeceira. Apague telas e baixe a luz antes.',
            'The tablet dissolves in about a minute, with no water at the bedside. Switch off screens and dim the light first.'
          )
        ],
        name: t('Melatonina Sublingual', 'Sublingual Melatonin'),
        serving: { units: 1 },
        usage: t(
          'Adultos a partir de 19 anos: deixar {serving} dissolver embaixo da língua, 30 minutos antes de dormir.',
          'Adults of 19 and over: let {serving} dissolve under the tongue, 30 minutes before sleep.'
        ),
        priceCents: 3990,
        listPriceCents: 4690,
        popularity: 590,
        quantityLimit: 5,
        ingredients: t(
          'Agentes de massa manitol e celulose microcristalina, melatonina, aromatizante natural de maracujá, edulcorante estévia.',
          'Bulking agents mannitol and microcrystalline cellulose, melatonin, natural passion fruit flavouring, sweetener stevia.'
        ),
        note: t('Comprimido de maracujá para noventa noites.', 'A passion fruit tablet for ninety nights.')
      },
      {
        brand: 'gota-clara',
        size: { ml: 30 },
        name: t('Melatonina + Vitamina B6 em Gotas', 'Melatonin + Vitamin B6 Drops'),
        facts: { vitaminB6: 1.3 },
        priceCents: 4490,
        popularity: 400,
        quantityLimit: 5,
        note: t(
          'Sem sabor, com vitamina B6, para cento e cinquenta noites.',
          'Unflavoured, with vitamin B6, for one hundred and fifty nights.'
        )
      }
    ]
  },
  {
    number: 71,
    key: 'cha-da-noite',
    name: t('Chá da Noite', 'Night Tea'),
    label: { title: 'Chá da Noite', subtitle: 'Camomila e melissa' },
    categories: ['sono-e-relaxamento', 'chas'],
    form: 'sache',
    kind: 'food',
    goals: ['sono'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Camomila, melissa e casca de maçã em sachês, sem cafeína.',
      'Chamomile, lemon balm and apple peel in tea bags, caffeine free.'
    ),
    about: [
      t(
        'Uma xícara morna para marcar o fim do dia. A casca de maçã adoça sem açúcar.',
        'A warm cup to mark the end of the day. Apple peel sweetens it without sugar.'
      ),
      t(
        'Os sachês são de fibra vegetal, sem plástico e sem grampo.',
        'The tea bags are of plant fibre, without plastic or staples.'
      )
    ],
    ingredients: t(
      'Flor de camomila, folha de melissa, casca de maçã desidratada, flor de laranjeira.',
      'Chamomile flower, lemon balm leaf, dried apple peel, orange blossom.'
    ),
    usage: t(
      'Infundir 1 sachê em 200 ml de água quente, tampado, por 5 minutos.',
      'Infuse 1 bag in 200 ml of hot water, covered, for 5 minutes.'
    ),
    serving: { units: 1 },
    presentations: [
      {
        brand: 'florada-serena',
        size: { units: 15, grams: 1.5 },
        priceCents: 1890,
        popularity: 450,
        note: t('Caixa de quinze noites.', 'A box of fifteen nights.'),
        reviews: [
          ['Lourdes P.', 5, 'Cheiro de flor de laranjeira de verdade.', 'A real orange blossom scent.'],
          [
            'Mauro V.',
            4,
            'Suave, deixo dez minutos para ficar mais forte.',
            'Mild, I leave it ten minutes for more strength.'
          ]
        ]
      },
      {
        brand: 'florada-serena',
        size: { units: 15, grams: 1.5 },
        summary: t(
          'Folha de maracujá, capim-limão e laranja em sachês, sem cafeína.',
          'Passion fruit leaf, lemongrass and orange in tea bags, caffeine free.'
        ),
        about: [
          t(
            'A folha do maracujazeiro é tradicional nas noites brasileiras; o capim-limão refresca e a laranja perfuma.',
            'Passion fruit leaf is traditional in Brazilian evenings; lemongrass refreshes and orange scents.'
          ),
          t(
            'Os sachês são de fibra vegetal, sem plástico e sem grampo.',
            'The tea bags are of plant fibre, without plastic or staples.'
          )
        ],
        name: t('Chá de Maracujá e Capim-limão', 'Passion Fruit Leaf and Lemongrass Tea'),
        priceCents: 1990,
        popularity: 310,
        look: { colour: '#6d7a3a' },
        ingredients: t(
          'Folha de maracujá, capim-limão, casca de laranja.',
          'Passion fruit leaf, lemongrass, orange peel.'
        ),
        note: t('Mais cítrico, bom também gelado.', 'More citrus, also good cold.')
      }
    ]
  },
  {
    number: 72,
    key: 'coenzima-q10',
    name: t('Coenzima Q10', 'Coenzyme Q10'),
    label: { title: 'Coenzima Q10', subtitle: 'Ubiquinona' },
    categories: ['coenzima-q10', 'antioxidantes'],
    form: 'softgel',
    goals: ['energia', 'coracao'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{coenzymeQ10} de coenzima Q10 em óleo por softgel.',
      '{coenzymeQ10} of coenzyme Q10 in oil per softgel.'
    ),
    about: [
      t(
        'A coenzima Q10 participa da produção de energia nas células e cai com a idade. Em óleo, é absorvida melhor do que em pó.',
        'Coenzyme Q10 takes part in energy production in cells and falls with age. In oil it is better absorbed than as a powder.'
      ),
      t(
        'A cor laranja é natural. Tome com a refeição mais gordurosa do dia.',
        'The orange colour is natural. Take it with the fattiest meal of the day.'
      )
    ],
    ingredients: t(
      'Óleo de girassol, coenzima Q10, emulsificante lecitina de girassol. Cápsula: gelatina, umectante glicerina, água purificada.',
      'Sunflower oil, coenzyme Q10, emulsifier sunflower lecithin. Capsule: gelatine, humectant glycerine, purified water.'
    ),
    usage: t('Adultos: ingerir 1 softgel ao dia, com uma refeição.', 'Adults: take 1 softgel a day with a meal.'),
    caution: t(
      'Quem usa anticoagulantes deve consultar o médico.',
      'People who take anticoagulants should ask their doctor.'
    ),
    serving: { units: 1 },
    look: { contentColour: '#e0621c' },
    subscribable: true,
    pairs: [['omega-3', 8]],
    presentations: [
      {
        brand: 'tucuma-labs',
        size: { units: 30 },
        strength: t('100 mg', '100 mg'),
        facts: { coenzymeQ10: 100 },
        priceCents: 5990,
        popularity: 570,
        sibling: 'concentracao',
        note: t('Dose de manutenção.', 'A maintenance dose.'),
        reviews: [
          [
            'Sebastião L.',
            5,
            'Uso com a estatina, por orientação médica, e me sinto menos cansado.',
            'I use it with my statin, as my doctor advised, and feel less tired.'
          ],
          ['Miriam K.', 4, 'Bom produto, poderia ter frasco de 60.', 'A good product, it could come in a bottle of 60.']
        ]
      },
      {
        brand: 'tucuma-labs',
        size: { units: 30 },
        strength: t('200 mg', '200 mg'),
        facts: { coenzymeQ10: 200 },
        priceCents: 9490,
        listPriceCents: 10990,
        popularity: 450,
        sibling: 'concentracao',
        note: t('A dose mais alta permitida em suplementos.', 'The highest dose permitted in supplements.')
      },
      {
        brand: 'aurora-lab',
        size: { units: 60 },
        summary: t(
          '{coenzymeQ10} de ubiquinol, a forma reduzida da coenzima Q10.',
          '{coenzymeQ10} of ubiquinol, the reduced form of coenzyme Q10.'
        ),
        about: [
          t(
            'O corpo precisa reduzir a coenzima Q10 comum para usá-la. O ubiquinol já vem assim, e por isso custa mais.',
            'The body must reduce common coenzyme Q10 to use it. Ubiquinol comes that way, and so costs more.'
          ),
          t(
            'Sensível ao ar: a cápsula escura protege. Tome com uma refeição.',
            'Sensitive to air: the dark capsule protects it. Take it with a meal.'
          )
        ],
        name: t('Ubiquinol', 'Ubiquinol'),
        strength: t('100 mg', '100 mg'),
        facts: { coenzymeQ10: 100 },
        priceCents: 18990,
        popularity: 260,
        stock: 5,
        ingredients: t(
          'Óleo de girassol, ubiquinol, antioxidante tocoferol. Cápsula: gelatina, umectante glicerina, água purificada.',
          'Sunflower oil, ubiquinol, antioxidant tocopherol. Capsule: gelatine, humectant glycerine, purified water.'
        ),
        note: t('A forma reduzida, pronta para uso pelo corpo.', 'The reduced form, ready for the body to use.')
      }
    ]
  },
  {
    number: 73,
    key: 'propolis-gotas',
    name: t('Extrato de Própolis Verde', 'Green Propolis Extract'),
    label: { title: 'Própolis Verde', subtitle: 'Extrato' },
    categories: ['propolis'],
    form: 'gotas',
    goals: ['imunidade'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Própolis verde de alecrim-do-campo, com {flavonoids} de flavonoides por dose.',
      'Green propolis from wild rosemary, with {flavonoids} of flavonoids per serving.'
    ),
    about: [
      t(
        'As abelhas colhem a resina do alecrim-do-campo, planta do Cerrado mineiro, e a transformam em própolis verde. O extrato tem teor de flavonoides medido em cada lote.',
        'Bees gather the resin of wild rosemary, a plant of the Cerrado in Minas Gerais, and turn it into green propolis. The flavonoid content of the extract is measured in each batch.'
      ),
      t(
        'O gosto é forte e resinoso. Pingue em mel, suco ou meio copo de água.',
        'The taste is strong and resinous. Drop it into honey, juice or half a glass of water.'
      )
    ],
    ingredients: t('Extrato de própolis verde, álcool de cereais.', 'Green propolis extract, grain alcohol.'),
    usage: t(
      'Adultos: diluir {serving} em um pouco de água ou mel, uma vez ao dia.',
      'Adults: dilute {serving} in a little water or honey, once a day.'
    ),
    caution: BEE_CAUTION,
    serving: { ml: 1.5, measure: t('30 gotas', '30 drops') },
    facts: { flavonoids: 12, phenolics: 60 },
    look: { contentColour: '#7a5a1e' },
    pairs: [
      ['vitamina-c', 8],
      ['mel', 6]
    ],
    presentations: [
      {
        brand: 'colmeia-azul',
        size: { ml: 30 },
        priceCents: 3290,
        popularity: 720,
        note: t('Extrato alcoólico a 11% de extrato seco.', 'An alcohol extract with 11% dry extract.'),
        reviews: [
          [
            'Benedita C.',
            5,
            'Forte, de verdade. Pingo no mel no inverno.',
            'Strong, the real thing. I drop it in honey in winter.'
          ],
          [
            'Davi F.',
            4,
            'Gosto difícil, mas é assim mesmo. Conta-gotas bom.',
            'A difficult taste, but that is how it is. Good dropper.'
          ],
          [
            'Neide R.',
            5,
            'Rótulo informa o lote e a cidade do apiário.',
            'The label states the batch and the town of the apiary.'
          ]
        ]
      },
      {
        brand: 'colmeia-azul',
        size: { ml: 30 },
        about: [
          t(
            'O mesmo alecrim-do-campo da própolis verde, extraído em glicerina em vez de álcool. Indicado para quem evita álcool por gosto ou por necessidade.',
            'The same wild rosemary of green propolis, extracted in glycerine instead of alcohol. Suggested for people who avoid alcohol by taste or need.'
          ),
          t(
            'O teor de flavonoides é medido em cada lote. Agite antes de pingar.',
            'The flavonoid content is measured in each batch. Shake before dropping.'
          )
        ],
        name: t('Extrato de Própolis Sem Álcool', 'Alcohol-Free Propolis Extract'),
        facts: { flavonoids: 8, phenolics: 40 },
        priceCents: 3690,
        popularity: 480,
        ingredients: t(
          'Água purificada, umectante glicerina, extrato de própolis verde.',
          'Purified water, humectant glycerine, green propolis extract.'
        ),
        look: { colour: '#3f7a5a' },
        note: t('Em glicerina, mais suave e levemente doce.', 'In glycerine, milder and slightly sweet.')
      },
      {
        brand: 'colmeia-azul',
        size: { units: 60 },
        form: 'softgel',
        summary: t(
          'Própolis vermelha em óleo, com {flavonoids} de flavonoides em {serving}.',
          'Red propolis in oil, with {flavonoids} of flavonoids in {serving}.'
        ),
        about: [
          t(
            'As abelhas dos manguezais de Alagoas colhem a seiva vermelha do rabo-de-bugio e a transformam em própolis. A região tem denominação de origem.',
            'Bees of the mangroves of Alagoas gather the red sap of the rabo-de-bugio plant and turn it into propolis. The region has a protected designation of origin.'
          ),
          t('No softgel o gosto forte desaparece.', 'In the softgel the strong taste disappears.')
        ],
        name: t('Própolis Vermelha em Softgel', 'Red Propolis Softgels'),
        serving: { units: 2 },
        facts: { flavonoids: 20, phenolics: 70 },
        usage: t('Adultos: ingerir {serving} ao dia, com água.', 'Adults: take {serving} a day with water.'),
        priceCents: 7990,
        listPriceCents: 9490,
        popularity: 340,
        ingredients: t(
          'Óleo de girassol, extrato de própolis vermelha. Cápsula: gelatina, umectante glicerina, água purificada.',
          'Sunflower oil, red propolis extract. Capsule: gelatine, humectant glycerine, purified water.'
        ),
        look: { colour: '#8a1f2d', contentColour: '#8a1f2d' },
        note: t(
          'Própolis vermelha dos mangues de Alagoas, em cápsula sem gosto.',
          'Red propolis from the mangroves of Alagoas, in a tasteless capsule.'
        )
      }
    ]
  },
  {
    number: 74,
    key: 'mel',
    name: t('Mel Silvestre', 'Wildflower Honey'),
    label: { title: 'Mel Silvestre', subtitle: 'Flor do campo' },
    categories: ['propolis'],
    form: 'alimento',
    kind: 'food',
    goals: ['energia'],
    diets: ['sem-gluten', 'sem-lactose'],
    summary: t('Mel puro de flores silvestres, coado a frio.', 'Pure wildflower honey, strained cold.'),
    about: [
      t(
        'Colhido em apiários de Minas Gerais e do Paraná, sem aquecer. A cor muda com a florada: do âmbar-claro ao escuro.',
        'Gathered in apiaries of Minas Gerais and Paraná, without heating. The colour changes with the bloom: from light amber to dark.'
      ),
      t(
        'Cristalizar é sinal de mel puro; banho-maria morno devolve a fluidez.',
        'Crystallising is a sign of pure honey; a lukewarm water bath makes it fluid again.'
      )
    ],
    ingredients: t('Mel de abelhas.', 'Bee honey.'),
    usage: t(
      'Consumir 1 colher de sopa em pães, frutas, chás e vitaminas.',
      'Have 1 tablespoon on bread, fruit, tea and smoothies.'
    ),
    caution: t('Não oferecer a crianças menores de 1 ano.', 'Do not give to children under 1 year.'),
    serving: { grams: 25, measure: t('1 colher de sopa', '1 tablespoon') },
    facts: { energy: 77, carbs: 19, sugars: 18, addedSugars: 0 },
    look: { pack: 'jar', content: 'drops', contentColour: '#d99a1e' },
    presentations: [
      {
        brand: 'colmeia-azul',
        size: { grams: 500 },
        priceCents: 3490,
        popularity: 380,
        note: t('Pote de vidro com tampa de rosca.', 'A glass jar with a screw lid.'),
        reviews: [
          [
            'Conceição M.',
            5,
            'Cristalizou no frio, como mel puro faz.',
            'It crystallised in the cold, as pure honey does.'
          ]
        ]
      },
      {
        brand: 'colmeia-azul',
        size: { grams: 280 },
        summary: t(
          'Mel com própolis verde e gengibre, para a colher ou o chá.',
          'Honey with green propolis and ginger, for the spoon or tea.'
        ),
        about: [
          t(
            'Mel de florada silvestre com extrato de própolis verde e gengibre. Doce no começo, picante no fim.',
            'Wildflower honey with green propolis extract and ginger. Sweet at first, spicy at the end.'
          ),
          t(
            'Uma colher em água morna com limão fecha bem um dia frio.',
            'A spoon in lukewarm water with lime closes a cold day well.'
          )
        ],
        caution: t(
          'Não oferecer a crianças menores de 1 ano. Não indicado para pessoas alérgicas a produtos de abelhas.',
          'Do not give to children under 1 year. Not suitable for people allergic to bee products.'
        ),
        goals: ['imunidade'],
        name: t('Mel com Própolis e Gengibre', 'Honey with Propolis and Ginger'),
        priceCents: 2990,
        popularity: 420,
        ingredients: t(
          'Mel de abelhas, extrato de própolis verde, extrato de gengibre.',
          'Bee honey, green propolis extract, ginger extract.'
        ),
        look: { colour: '#c97a1e' },
        note: t('Para a colher, com ardência leve de gengibre.', 'For the spoon, with a light ginger bite.')
      },
      {
        brand: 'colmeia-azul',
        size: { grams: 120 },
        summary: t(
          'Grãos de pólen secos a baixa temperatura, com {protein} de proteína por colher.',
          'Pollen grains dried at low temperature, with {protein} of protein per spoon.'
        ),
        about: [
          t(
            'As abelhas juntam pólen em bolinhas de várias cores, uma para cada flor. Secamos devagar, até 42 °C.',
            'Bees gather pollen in little balls of many colours, one for each flower. We dry it slowly, up to 42 °C.'
          ),
          t('Crocante sobre frutas, iogurte e açaí.', 'Crunchy on fruit, yoghurt and açaí.')
        ],
        caution: t(
          'Não oferecer a crianças menores de 1 ano. Não indicado para pessoas alérgicas a produtos de abelhas.',
          'Do not give to children under 1 year. Not suitable for people allergic to bee products.'
        ),
        goals: ['energia', 'imunidade'],
        name: t('Pólen Apícola Desidratado', 'Dried Bee Pollen'),
        serving: { grams: 8, measure: t('1 colher de sobremesa', '1 dessertspoon') },
        facts: { energy: 25, carbs: 4.4, sugars: 2.2, protein: 1.7, fibre: 0.6 },
        usage: t(
          'Consumir 1 colher de sobremesa sobre frutas ou iogurte. Comece com poucos grãos.',
          'Have 1 dessertspoon on fruit or yoghurt. Start with a few grains.'
        ),
        priceCents: 3290,
        popularity: 200,
        stock: 9,
        ingredients: t('Pólen apícola desidratado.', 'Dried bee pollen.'),
        look: { content: 'none', colour: '#b5891e' },
        note: t('Grãos coloridos, crocantes, de várias floradas.', 'Coloured, crunchy grains, from several blooms.')
      }
    ]
  },
  {
    number: 75,
    key: 'luteina',
    name: t('Luteína + Zeaxantina', 'Lutein + Zeaxanthin'),
    label: { title: 'Luteína', subtitle: 'e zeaxantina' },
    categories: ['antioxidantes'],
    form: 'softgel',
    goals: ['foco'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{lutein} de luteína e {zeaxanthin} de zeaxantina por dose, de flor de tagetes.',
      '{lutein} of lutein and {zeaxanthin} of zeaxanthin per serving, from marigold.'
    ),
    about: [
      t(
        'Luteína e zeaxantina são pigmentos amarelos que se concentram na mácula, a parte do olho que vê os detalhes.',
        'Lutein and zeaxanthin are yellow pigments that gather in the macula, the part of the eye that sees detail.'
      ),
      t(
        'Estão na couve e no milho. Quem come pouca folha pode completar com uma dose ao dia.',
        'They are in kale and maize. People who eat few greens may add one serving a day.'
      )
    ],
    ingredients: t(
      'Óleo de girassol, luteína e zeaxantina de tagetes. Cápsula: gelatina, umectante glicerina, água purificada.',
      'Sunflower oil, lutein and zeaxanthin from marigold. Capsule: gelatine, humectant glycerine, purified water.'
    ),
    usage: t('Adultos: ingerir {serving} ao dia, com uma refeição.', 'Adults: take {serving} a day with a meal.'),
    serving: { units: 1 },
    facts: { lutein: 20, zeaxanthin: 3 },
    look: { contentColour: '#d9831e' },
    presentations: [
      {
        brand: 'tucuma-labs',
        size: { units: 60 },
        priceCents: 6990,
        listPriceCents: 7990,
        popularity: 410,
        reviews: [
          [
            'Armando T.',
            4,
            'O oftalmologista indicou essa combinação. Cápsula pequena.',
            'My eye doctor suggested this pair. A small capsule.'
          ]
        ]
      },
      {
        brand: 'mare-viva',
        size: { units: 60 },
        name: t('Luteína + DHA', 'Lutein + DHA'),
        facts: { vitaminE: 10, dha: 250, lutein: 10, zeaxanthin: 2 },
        priceCents: 9490,
        popularity: 270,
        ingredients: t(
          'Óleo de peixe, luteína e zeaxantina de tagetes, acetato de tocoferol. Cápsula: gelatina, umectante glicerina, água purificada.',
          'Fish oil, lutein and zeaxanthin from marigold, tocopheryl acetate. Capsule: gelatine, humectant glycerine, purified water.'
        ),
        allergens: FISH,
        note: t('Com DHA de óleo de peixe, que auxilia na visão.', 'With DHA from fish oil, which supports vision.')
      },
      {
        brand: 'tucuma-labs',
        size: { units: 30 },
        summary: t(
          '{astaxanthin} de astaxantina natural por softgel.',
          '{astaxanthin} of natural astaxanthin per softgel.'
        ),
        about: [
          t(
            'É o pigmento que deixa o salmão e o flamingo rosados. Aqui vem da microalga que o produz.',
            'It is the pigment that makes salmon and flamingos pink. Here it comes from the microalga that makes it.'
          ),
          t(
            'Um antioxidante solúvel em gordura: tome com a refeição mais farta.',
            'A fat-soluble antioxidant: take it with the richest meal.'
          )
        ],
        name: t('Astaxantina', 'Astaxanthin'),
        strength: t('6 mg', '6 mg'),
        facts: { lutein: 0, zeaxanthin: 0, astaxanthin: 6 },
        priceCents: 8990,
        popularity: 250,
        status: 'indisponivel',
        ingredients: t(
          'Óleo de girassol, astaxantina de Haematococcus pluvialis. Cápsula: gelatina, umectante glicerina, água purificada.',
          'Sunflower oil, astaxanthin from Haematococcus pluvialis. Capsule: gelatine, humectant glycerine, purified water.'
        ),
        look: { contentColour: '#b3261e' },
        note: t(
          'Carotenoide vermelho de microalgas, em lugar da luteína.',
          'A red carotenoid from microalgae, in place of lutein.'
        )
      }
    ]
  },
  {
    number: 76,
    key: 'vinho-tonico',
    name: t('Vinho Tônico com Ervas', 'Herbal Tonic Wine'),
    label: { title: 'Vinho Tônico', subtitle: 'Com ervas' },
    categories: ['tonicos'],
    form: 'vinho',
    kind: 'alcohol',
    goals: [],
    diets: ['sem-gluten', 'sem-lactose'],
    summary: t(
      'Vinho tinto composto com catuaba, canela e guaraná, 14% vol.',
      'Red wine with catuaba, cinnamon and guarana, 14% vol.'
    ),
    about: [
      t(
        'Vinho tinto da Serra Gaúcha macerado por quarenta dias com casca de catuaba, canela e guaraná, como se fazia nas antigas boticas.',
        'Red wine of the Serra Gaúcha steeped for forty days with catuaba bark, cinnamon and guarana, as the old apothecaries did.'
      ),
      t(
        'Doce e encorpado, para um cálice depois do jantar, entre 14 e 16 °C.',
        'Sweet and full-bodied, for a small glass after dinner, between 14 and 16 °C.'
      ),
      t(
        'Produto com álcool, vendido somente a maiores de 18 anos (Lei 13.106/2015).',
        'A product with alcohol, sold only to people over 18 (Brazilian law 13.106/2015).'
      )
    ],
    ingredients: t(
      'Vinho tinto de mesa, açúcar, extratos de catuaba, canela e guaraná, conservador INS 220. Graduação alcoólica: 14% vol.',
      'Red table wine, sugar, extracts of catuaba, cinnamon and guarana, preservative INS 220. Alcohol: 14% vol.'
    ),
    usage: t(
      'Servir um cálice de 50 ml. Depois de aberto, consumir em até 60 dias.',
      'Serve a small glass of 50 ml. Once opened, drink within 60 days.'
    ),
    serving: { ml: 50, measure: t('1 cálice', '1 small glass') },
    facts: { energy: 70, carbs: 6, sugars: 6, addedSugars: 5.5 },
    ageRestricted: true,
    presentations: [
      {
        brand: 'casa-videira',
        size: { ml: 750 },
        priceCents: 5490,
        popularity: 240,
        stock: 36,
        quantityLimit: 6,
        note: t('Garrafa com rolha, até seis por pedido.', 'A corked bottle, up to six per order.'),
        reviews: [
          [
            'Ubaldo G.',
            4,
            'Lembra o que meu avô tomava. Bem doce.',
            'It recalls what my grandfather drank. Quite sweet.'
          ],
          [
            'Iara M.',
            5,
            'Garrafa bem embalada, canela na medida.',
            'A well packed bottle, the right amount of cinnamon.'
          ]
        ]
      }
    ]
  },
  {
    number: 77,
    key: 'suco-de-uva',
    name: t('Suco de Uva Integral', 'Whole Grape Juice'),
    label: { title: 'Suco de Uva', subtitle: 'Integral' },
    categories: ['tonicos', 'bebidas-prontas'],
    form: 'liquido',
    kind: 'food',
    goals: ['coracao'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose'],
    summary: t(
      'Só uva, sem água e sem açúcar adicionado: um copo por dia.',
      'Only grapes, without water or added sugar: a glass a day.'
    ),
    about: [
      t(
        'Uvas Isabel e Bordô colhidas maduras e prensadas no mesmo dia. Nada de álcool, corante ou conservador.',
        'Isabel and Bordô grapes picked ripe and pressed on the same day. No alcohol, colouring or preservative.'
      ),
      t(
        'A cor intensa vem dos compostos fenólicos da casca. Sirva gelado.',
        'The deep colour comes from the phenolic compounds of the skin. Serve cold.'
      )
    ],
    ingredients: t('Suco de uva integral.', 'Whole grape juice.'),
    usage: t(
      'Agite, sirva 200 ml gelado. Depois de aberto, manter na geladeira por até 7 dias.',
      'Shake, serve 200 ml cold. Once opened, keep in the fridge for up to 7 days.'
    ),
    serving: { ml: 200, measure: t('1 copo', '1 glass') },
    facts: { energy: 120, carbs: 30, sugars: 28, addedSugars: 0 },
    look: { colour: '#5b2a7d', content: 'none' },
    presentations: [
      {
        brand: 'casa-videira',
        size: { ml: 1000 },
        priceCents: 2490,
        popularity: 330,
        note: t('Garrafa de vidro de um litro.', 'A one-litre glass bottle.'),
        reviews: [
          [
            'Cássia L.',
            5,
            'Gosto de uva colhida no pé. Bem encorpado.',
            'It tastes of grapes picked from the vine. Full-bodied.'
          ]
        ]
      },
      {
        brand: 'casa-videira',
        size: { ml: 1000 },
        about: [
          t(
            'Uvas Niágara orgânicas colhidas maduras e prensadas no mesmo dia. Nada de álcool, corante ou conservador.',
            'Organic Niagara grapes picked ripe and pressed on the same day. No alcohol, colouring or preservative.'
          ),
          t(
            'Aroma de uva fresca e doçura leve. Sirva gelado.',
            'A scent of fresh grapes and a light sweetness. Serve cold.'
          )
        ],
        status: 'indisponivel',
        summary: t(
          'Só uva Niágara orgânica, sem água e sem açúcar adicionado.',
          'Only organic Niagara grapes, without water or added sugar.'
        ),
        name: t('Suco de Uva Branca Orgânico', 'Organic White Grape Juice'),
        priceCents: 3290,
        popularity: 190,
        diets: ['vegano', 'sem-gluten', 'sem-lactose', 'organico'],
        ingredients: t('Suco integral de uva branca orgânica.', 'Whole organic white grape juice.'),
        look: { colour: '#c9c36a' },
        note: t(
          'De uva Niágara branca, mais leve e perfumado.',
          'From white Niagara grapes, lighter and more fragrant.'
        )
      }
    ]
  }
]
